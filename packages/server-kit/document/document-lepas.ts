/** What an act lets out of the house, measured against the day of who does it; the rules are in kernel/lepas. */
import { NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Document } from '@mustika/kernel/document.ts';
import {
  DIUCAPKAN,
  type Dilepas,
  type Diucapkan,
  emasPelanggan,
  type KelasLepas,
  perKelas,
  type Ukuran,
  ukurLepas,
} from '@mustika/kernel/lepas/lepas.ts';
import { batasSendiri, persetujuanLepas } from '@mustika/kernel/lepas/plafon.ts';
import { one, type Scope, statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import { counterpartDigests, type Lawan } from '../secrets/identity.ts';
import type { StoreConfig } from '../store-config.ts';
import type { Decision } from './document-runner.ts';

/** What whoever acts let out on the open day, and what anybody of the store did, by whom it went to. */
export type LepasHariIni = {
  hariIni: Partial<Record<KelasLepas, Ukuran>>;
  kepada: readonly [readonly string[], number][] | null;
  /** Members who were merged in the last days, `[ke, dari, no_hp]`: what went to one of them today went to the other. */
  digabung: readonly [string, string, string | null][] | null;
};

const HARI_INI = `select lepas_hari($1, h.tanggal, $2) as "hariIni",
    (select jsonb_agg(jsonb_build_array(k.lawan, k.jumlah)) from lepas_sendiri k
      where k.kode_toko = $1 and k.tanggal = h.tanggal and k.jenis in ('UANG', 'TANPA_NOTA') and k.lawan <> '{}') as kepada,
    (select jsonb_agg(jsonb_build_array(m.digabung_ke, m.kode_member, m.no_hp)) from gabung_member g join member m on m.kode_member = g.kode_member
      where g.waktu > now() - interval '3 days' and m.digabung_ke is not null) as digabung
  from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN'`;

export const lepasHariIni = ({ kode_toko, user_id }: Scope) =>
  statement<LepasHariIni>('lepas_hari_ini', HARI_INI, kode_toko, user_id);

/**
 * What went to a person today: every payout that shares a digest with him, or with one that does. A number and a telephone that were said
 * together once are his, whichever of them he says next; `lawan_semua` of the database says the same.
 */
function kepadanya({ kepada }: LepasHariIni, lawan: readonly string[]): Rupiah {
  const semua = new Set(lawan);
  let [jumlah, sisa] = [NOL_RUPIAH as number, kepada ?? []];
  for (let dulu = -1; lawan.length > 0 && dulu !== sisa.length; ) {
    dulu = sisa.length;
    const miliknya = sisa.filter(([siapa]) => siapa.some((s) => semua.has(s)));
    sisa = sisa.filter((satu) => !miliknya.includes(satu));
    for (const [siapa, n] of miliknya) {
      jumlah += n;
      for (const s of siapa) semua.add(s);
    }
  }
  return jumlah as Rupiah;
}

/** Somebody by all he is known by, also as whoever was merged into him of late. */
function lawanDari({ secrets }: Ctx['deps'], lawan: Lawan, { digabung }: LepasHariIni): string[] {
  const dulu = (digabung ?? []).filter(([ke]) => ke === lawan.kode_member);
  const semua = [lawan, ...dulu.map(([, kode_member, telp]): Lawan => ({ kode_member, telp }))];
  return [...new Set(semua.flatMap((one) => counterpartDigests(secrets, one)))];
}

/** What catat() enters, and against what it asks once more. */
export type LepasDicatat = {
  isi: readonly Dilepas[];
  batas: readonly object[];
  lawan: readonly string[];
  lawan_lihat: Rupiah;
};

export type Lepas = { perlu: Approval[]; dicatat: LepasDicatat | null };
const TIDAK_ADA: Lepas = { perlu: [], dicatat: null };

const batasDicatat = (
  store: StoreConfig,
  { session }: Ctx,
  [kelas, { jumlah, murni }]: [KelasLepas, Ukuran],
  { lihat, disetujui }: { lihat: Ukuran | undefined; disetujui: boolean },
): object => {
  // Somebody agreed to exactly this day of his; alone he may go on up to his ceiling.
  const batas = disetujui ? null : batasSendiri(store, session.level, kelas);
  return {
    ...{ kelas, jumlah, murni, lihat_jumlah: lihat?.jumlah ?? 0, lihat_murni: lihat?.murni ?? 0 },
    // What has no ceiling in rupiah has none of it, either.
    ...{ sehari: batas ? (batas.sehari ?? 0) : null, gram: batas?.gram ?? null },
  };
};

/** `perlu` is what the act asks for besides: a discount that somebody agrees to is not given alone. */
function ukuran(decision: Decision, perlu: readonly Approval[]): Dilepas[] {
  const { transfers = [], tanpaNota, potongan, poinTangan, terikat } = decision;
  return ukurLepas(transfers, {
    ...(tanpaNota ? { tanpaNota } : {}),
    ...(poinTangan ? { poinTangan } : {}),
    ...(terikat ? { terikat } : {}),
    ...(potongan && perlu.length === 0 ? { potongan } : {}),
    disetujui: perlu.length > 0,
  });
}

/** A transition that says nothing of what it declares, or something it does not, is our own mistake: the ceilings would not know. */
function checkUcapan({ name, lepas = {} }: Document, transition: string, decision: Decision): void {
  for (const [jenis, field] of Object.entries(DIUCAPKAN) as [Diucapkan, keyof Decision][]) {
    const declared = lepas[jenis]?.includes(transition) ?? false;
    if (declared !== (decision[field] !== undefined))
      throw new Error(
        `${name}.${transition} ${declared ? 'does not say' : 'says'} what it lets out as ${jenis}`,
      );
  }
  if (decision.tanpaNota === undefined && emasPelanggan(decision.transfers ?? []))
    throw new Error(
      `${name}.${transition} takes gold of a customer and does not say what of it has no nota of ours`,
    );
}

/**
 * Measures what a decision lets out. `dibaca` is the day as it was read with the rest; an act that did not say beforehand that it
 * may let something out asks for it now.
 */
export async function ukurPelepasan(
  [document, transition]: readonly [Document, string],
  decision: Decision,
  perlu: readonly Approval[],
  { ctx, store, dibaca }: { ctx: Ctx; store: StoreConfig; dibaca: readonly LepasHariIni[] | undefined },
): Promise<Lepas> {
  checkUcapan(document, transition, decision);
  if (document.tanpaBatas) return TIDAK_ADA;
  const isi = ukuran(decision, perlu);
  if (isi.length === 0) return TIDAK_ADA;
  const lihat = one(dibaca ?? (await ctx.deps.db.batch(ctx.scope, { lepas: lepasHariIni(ctx.scope) })).lepas);
  const dilepas = perKelas(isi);
  const lawan = dilepas.has('UANG') ? lawanDari(ctx.deps, decision.lawan ?? {}, lihat) : [];
  const lawan_lihat = kepadanya(lihat, lawan);
  const diminta = persetujuanLepas(store, {
    ...{ user_id: ctx.scope.user_id, level: ctx.session.level, dilepas, hariIni: lihat.hariIni },
    lawanHariIni: lawan.length > 0 ? lawan_lihat : null,
  });
  const batas = [...dilepas].map((satu) =>
    batasDicatat(store, ctx, satu, { lihat: lihat.hariIni[satu[0]], disetujui: diminta.length > 0 }),
  );
  return { perlu: diminta, dicatat: { isi, batas, lawan, lawan_lihat } };
}
