-- What waits for others of a store that was taken from their key goes, and so does how far they read there: given again, it begins anew.
grant delete on langganan_posisi, kirim_kejadian to mustika_app;
