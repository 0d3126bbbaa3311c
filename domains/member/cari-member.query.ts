/** A person as every counter finds him: by code or card, by the beginning or the end of his number, by words of his name in any order. */
import { nomorHp } from '@mustika/kernel/phone.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { memberByNama, memberCari } from './member.command.ts';
import { KOLOM_MEMBER, orangIni, type Temu } from './member.query.ts';

const TERBANYAK = 20;
/** Of a number, fewer figures than this find everybody. */
const ANGKA_TERPENDEK = 4;
const NOMOR = /^[\d+\s().-]{4,}$/;

type Arti = { temu: readonly string[]; tepat: string };

/** As the columns of 0600 keep a name: capitals, no marks on letters, none between the parts of a word. */
const lipat = (teks: string): string[] =>
  teks
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[\u0300-\u036f'’‘`´ʼ]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word begins a word of his, or what was typed begins his name written together. */
function menurutNama(teks: string, bind: (value: string) => string): Arti[] {
  const kata = lipat(teks);
  if (kata.length === 0) return [];
  const rapat = bind(kata.join(''));
  const temu = [
    `x.kata_nama @@ ${bind(kata.map((satu) => `'${satu}':*`).join(' & '))}::tsquery`,
    `x.nama_rapat like ${rapat} || '%'`,
  ];
  return [{ temu, tepat: `x.nama_rapat = ${rapat}` }];
}

/** What a text may mean. */
function artiOf(q: string, bind: (value: string) => string): Arti[] {
  const arti: Arti[] = [];
  const angka = q.replace(/\D/g, '');
  if (angka !== '' && /^[\w+-]+$/.test(q)) {
    const kode = bind(q);
    const awal = bind(q.replace(/[\\%_]/g, '\\$&'));
    const tepat = `x.kode_member = ${kode} or x.no_kartu = ${kode}`;
    arti.push({ temu: [tepat, `x.kode_member like ${awal} || '%'`], tepat });
  }
  if (NOMOR.test(q) && angka.length >= ANGKA_TERPENDEK) {
    const hp = bind(nomorHp(q));
    const akhir = bind([...angka].reverse().join(''));
    arti.push({
      temu: [`x.no_hp like ${hp} || '%'`, `reverse(x.no_hp) like ${akhir} || '%'`],
      tepat: `x.no_hp = ${hp}`,
    });
  }
  return /\p{L}/u.test(q) ? [...arti, ...menurutNama(q, bind)] : arti;
}

/** Who is meant exactly comes first, then those of the own branch: two people of one name are told apart by where they are known. */
function cariOf(kode_toko: string, arti: (bind: (value: string) => string) => Arti[]) {
  const values: string[] = [kode_toko];
  const found = arti((value) => `$${values.push(value)}`);
  if (found.length === 0) return null;
  const temu = found.flatMap((one) => one.temu.map((cara) => `(${cara})`)).join(' or ');
  const tepat = found.map((one) => one.tepat).join(' or ');
  const text = `${KOLOM_MEMBER} where m.aktif and m.kode_member = any (array(${orangIni(temu)}))
    order by m.kode_member = any (array(${orangIni(tepat)})) desc, m.kode_toko_asal = $1 desc, m.nama_member, m.kode_member limit ${TERBANYAK}`;
  return { text, values };
}

/** Null for what can mean nobody. */
export const cariSql = (kode_toko: string, q: string) =>
  cariOf(kode_toko, (bind) => artiOf(q.trim().toUpperCase(), bind));

type Tanya = ReturnType<typeof cariOf>;

const baca = async (ctx: Ctx, tanya: Tanya): Promise<Temu[]> =>
  tanya ? ctx.deps.db.read(ctx.scope, (sql) => rawQuery<Temu>(sql, tanya.text, tanya.values)) : [];

export const cariMemberCommands = [
  implementCommand(memberCari, async ({ q }, ctx) => ({
    data: await baca(ctx, cariSql(ctx.scope.kode_toko, q)),
  })),
  implementCommand(memberByNama, async ({ nama }, ctx) => ({
    data: await baca(
      ctx,
      cariOf(ctx.scope.kode_toko, (bind) => menurutNama(nama, bind)),
    ),
  })),
];
