/** Moves points of one code to another in the book; their total, and the debt they are, stays. docs/decisions/0166. */
import { poin } from '@mustika/kernel/amount.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { gabungPoin } from './gabung-poin.document.ts';

const simpan = implementTransition(gabungPoin.transitions.simpan, {
  decide: ({ dari, ke, poin: banyak }) => ({
    tulis: [
      {
        penulis: 'member_poin',
        baris: [
          { kode_member: dari, tambah: -banyak },
          { kode_member: ke, tambah: banyak },
        ],
      },
    ],
    transfers: [{ buku: 'poin', dari: { member: dari }, ke: { member: ke }, jumlah: poin(banyak) }],
    audit: { dari, ke, poin: banyak },
  }),
});

export const gabungPoinDocument = implementDocument(gabungPoin, { simpan });
