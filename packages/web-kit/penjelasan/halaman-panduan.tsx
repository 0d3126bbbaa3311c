/** A page of the handbook on the screen. Its sentences are Indonesian in every language; names of fields are those the screen shows. */
import { Anchor, Table } from '@mantine/core';
import {
  alamatDari,
  type BagianHalaman,
  type Halaman,
  potonganKata,
  type TabelHalaman,
} from '@mustika/kernel/text/halaman.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from './halaman-panduan.module.css';

type Bertaut = { tautan: Halaman['tautan']; onPergi?: (() => void) | undefined };

/** One text: a word of a screen stands out, a screen that may be opened is a link to it. */
function Kata({ teks, tautan, onPergi }: Bertaut & { teks: string }) {
  return potonganKata(teks).map((satu, di) => {
    const key = `${di}`;
    if ('kata' in satu) return <span key={key}>{satu.kata}</span>;
    if ('label' in satu) return <b key={key}>{satu.label}</b>;
    const ke = tautan[satu.layar];
    if (!ke?.buka) return <b key={key}>{ke?.judul ?? satu.layar}</b>;
    const { layar, cari } = alamatDari(satu.layar);
    return (
      <Anchor
        key={key}
        component={Link}
        to={layar}
        search={cari as never}
        inherit
        underline="always"
        onClick={onPergi}
      >
        {ke.judul}
      </Anchor>
    );
  });
}

function Tabel({ judul, tabel, ...bertaut }: Bertaut & { judul: string; tabel: TabelHalaman }) {
  return (
    <section className={css.gulir} aria-label={judul} tabIndex={0}>
      <Table fz="xs" verticalSpacing={4} aria-label={judul}>
        <Table.Thead>
          <Table.Tr>
            {tabel.kolom.map((nama) => (
              <Table.Th key={nama}>{nama}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tabel.baris.map((baris, ke) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a page are written once and never move
            <Table.Tr key={ke}>
              {baris.map((teks, di) => (
                <Table.Td key={tabel.kolom[di]}>
                  <Kata teks={teks} {...bertaut} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function Bagian({ bagian, ...bertaut }: Bertaut & { bagian: BagianHalaman }) {
  return (
    <section>
      <h3>{bagian.judul}</h3>
      {bagian.kata.map((teks) => (
        <p key={teks}>
          <Kata teks={teks} {...bertaut} />
        </p>
      ))}
      {bagian.tabel && <Tabel judul={bagian.judul} tabel={bagian.tabel} {...bertaut} />}
    </section>
  );
}

type HalamanProps = {
  halaman: Halaman;
  /** Stands after what the page says first. */
  gambar?: ReactNode;
  /** Called when one leaves by a link of it. */
  onPergi?: () => void;
};

export function HalamanPanduan({ halaman, gambar, onPergi }: HalamanProps) {
  const bertaut = { tautan: halaman.tautan, onPergi };
  return (
    <article className={css.halaman} lang="id" data-halaman-panduan={halaman.halaman}>
      {halaman.kata.map((teks) => (
        <p key={teks} className={css.awal}>
          <Kata teks={teks} {...bertaut} />
        </p>
      ))}
      {gambar}
      {halaman.bagian.map((bagian) => (
        <Bagian key={bagian.judul} bagian={bagian} {...bertaut} />
      ))}
    </article>
  );
}
