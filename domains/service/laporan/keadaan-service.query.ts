/** What jobs are today, for reports: `s` is one, `d` its document. */
import { type RawBuilder, sql } from 'kysely';
import type { KEADAAN_SERVICE } from './keadaan-service.rule.ts';

type Keadaan = (typeof KEADAAN_SERVICE)[number][0];

/** The open day, or the last one. */
const HARI = sql`(select max(o.tanggal) from hari_toko o where o.kode_toko = s.kode_toko)`;

/** Its state in words of the house. */
export const STATUS_SERVICE = sql`case d.status when 'MASUK' then 'MASUK' when 'KERJA' then 'DIKERJAKAN' when 'DONE' then 'SELESAI' when 'CLOS' then 'DIAMBIL'
  when 'OPEN' then 'OPEN' else 'BATAL' end`;
/** Days it is late, or waits to be fetched. */
export const HARI_SERVICE = sql`greatest(0, case when d.status in ('MASUK', 'KERJA') then ${HARI} - s.tgl_janji
  when d.status = 'DONE' then ${HARI} - s.tgl_selesai else 0 end)`;

const SARING: Readonly<Record<Keadaan, RawBuilder<unknown>>> = {
  SEMUA: sql`true`,
  BELUM_SELESAI: sql`d.status in ('MASUK', 'KERJA')`,
  LEWAT: sql`d.status in ('MASUK', 'KERJA') and s.tgl_janji < ${HARI}`,
  BELUM_DIAMBIL: sql`d.status = 'DONE'`,
  DIAMBIL: sql`d.status = 'CLOS'`,
};

/** Only jobs in this state. */
export const keadaannya = (keadaan: Keadaan): RawBuilder<unknown> => SARING[keadaan];
