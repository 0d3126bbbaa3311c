/** How banks here call the columns of a statement. */

/** A line of the file and its cells. */
export type Baris = { line: number; values: readonly string[] };

/** Each meaning and the names that banks here give its column; ours, from files of six of them. */
export const NAMA_KOLOM = {
  tanggal:
    /^(?:tgl|tanggal|date|(?:posting|post|transaction|trans|trx|txn|value|val\.?|effective|eff)\s*date)/i,
  keterangan: /keterangan|uraian|descri|deskripsi|\bdesk\b|remark|detail|berita|narasi/i,
  masuk: /\b(?:kredit|credit|cr|masuk|deposit|setoran|penerimaan)\b/i,
  keluar: /\b(?:debet|debit|db|dr|keluar|withdrawal|penarikan|pengeluaran)\b/i,
  jumlah: /jumlah|nominal|amount|mutasi|nilai/i,
  /** Amounts of something else than the line. */
  lain: /saldo|balance|kartu|card/i,
} as const;
