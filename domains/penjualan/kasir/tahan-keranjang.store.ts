/** Putting a cart aside and taking one up, at any till of the store. Wish 32. */
import { newKey } from '@mustika/web-kit/api.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { focusScan, thenScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { ambilTertahan, tahanKeranjang } from './jual-panggilan.store.ts';
import { bolehUbah, useKasir } from './kasir.store.ts';
import { gagal, segarkan } from './kasir-barang.store.ts';
import { type Keranjang, keranjangBaru } from './keranjang.rule.ts';
import { titipanAktif } from './titip/titipan-keranjang.rule.ts';

/** Whose cart it is, in the words a colleague looks for. */
const labelDari = ({ baris, pelanggan }: Keranjang): string =>
  [pelanggan?.nama ?? baris[0]?.nama_barang ?? '', `${baris.length} PCS`].join(' · ').slice(0, 60);

/** Alt+T. The pieces stay held on the server until the shop closes. */
export async function tahan(): Promise<boolean> {
  const state = useKasir.getState();
  if (!bolehUbah(state)) return false;
  if (state.keranjang.baris.length === 0) {
    gagal('Barang Tidak Boleh Kosong');
    return false;
  }
  if (titipanAktif(state.keranjang)) {
    gagal('Keranjang Titipan Tidak Bisa Ditahan, Titipan Sudah Menyimpan Barangnya');
    return false;
  }
  useKasir.setState({ sibuk: true });
  try {
    const { message } = await thenScan(tahanKeranjang(state.keranjang, labelDari(state.keranjang)));
    useKasir.setState({
      keranjang: keranjangBaru(newKey()),
      kirim: null,
      baris: null,
      pesan: null,
      panel: null,
    });
    toastSuccess(message ?? 'Keranjang Berhasil Ditahan');
    return true;
  } catch (error) {
    noticeOf(error);
    return false;
  } finally {
    useKasir.setState({ sibuk: false });
  }
}

/** Takes a cart up; what lies on the counter now is put aside first. */
export async function ambil(id: string): Promise<void> {
  const { keranjang } = useKasir.getState();
  if (keranjang.baris.length > 0 && !(await tahan())) return;
  try {
    const taken = await ambilTertahan(id);
    useKasir.setState({ keranjang: taken, kirim: null, panel: null, pesan: null, baris: null });
    // The lines are there before their prices: who asks for the sales meanwhile types it where he asked.
    await thenScan(segarkan());
  } catch (error) {
    noticeOf(error);
    focusScan();
  }
}
