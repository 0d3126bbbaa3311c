/** What each way to go on costs the customer, day beside day, printed and sent to him; any day and any part may be asked. Features, idea 15. */
import { Badge, Group } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { call } from '@mustika/web-kit/api.ts';
import { WaButton } from '@mustika/web-kit/document-sheet/send-wa.tsx';
import { DateInput } from '@mustika/web-kit/fields/date-input.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { PaperDownload } from '@mustika/web-kit/paper-download.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../hutang.module.css';
import type { Hutang } from '../hutang.reads.ts';
import { usePilihan } from '../hutang-panggilan.store.ts';
import { HUTANG } from '../teks-hutang.store.ts';
import { buktiPilihan, kirimPilihan, type PilihanHutang } from './pilihan-hutang.command.ts';
import { CARA_PILIHAN, type CaraPilihan } from './pilihan-hutang.rule.ts';

const rp = (jumlah: number): string => formatRupiah(jumlah as Rupiah);
type Hari = PilihanHutang['pada'][number];

function Cara({ satu, sisa }: { satu: Hari['cara'][number]; sisa: boolean }) {
  const { t } = useTranslation(HUTANG);
  const terima = satu.bayar < 0;
  return (
    <>
      <dt>
        {istilah(CARA_PILIHAN[satu.cara as CaraPilihan])}
        {sisa && <small>{t('sisaPokok', { pokok: rp(satu.pokok) })}</small>}
      </dt>
      <dd>
        <span>{terima ? t('terima', { jumlah: rp(-satu.bayar) }) : rp(satu.bayar)}</span>
        <small>{t('biayaSebulan', { biaya: rp(satu.biaya) })}</small>
        {satu.termurah && (
          <Badge size="xs" variant="light" color="hijau" tt="none">
            {t('termurah')}
          </Badge>
        )}
        {satu.teringan && (
          <Badge size="xs" variant="light" tt="none">
            {t('teringan')}
          </Badge>
        )}
      </dd>
    </>
  );
}

export function PilihanHutangCard({ hutang }: { hutang: Hutang }) {
  const { t } = useTranslation(HUTANG);
  const [pada, setPada] = useState<string | null>(null);
  const [sebagian, setSebagian] = useState<number | null>(null);
  const tanya = {
    ...(pada ? { pada } : {}),
    ...(sebagian && sebagian < hutang.jumlah_hutang ? { sebagian } : {}),
  };
  const { data } = usePilihan(hutang.no_faktur_hutang, tanya, hutang.status === 'DONE');
  if (hutang.status !== 'DONE' || !data) return null;
  const lewat = data.plafond !== null && data.jumlah_hutang > data.plafond;
  const isi = { no_faktur_hutang: hutang.no_faktur_hutang, ...tanya };
  return (
    <section aria-label={t('pilihan')}>
      <Group justify="space-between" align="flex-end" mb="xs">
        <h3>{t('pilihan')}</h3>
        <Group align="flex-end" gap="xs">
          <RupiahInput
            label={t('sebagianPokok')}
            value={sebagian}
            placeholder={rp(data.sebagian)}
            onChange={setSebagian}
          />
          <DateInput label={t('padaTanggal')} value={pada} clearable onChange={setPada} />
        </Group>
      </Group>
      <div className={css.biaya}>
        {data.pada.map((hari) => (
          <section key={hari.tanggal}>
            <h4>
              {formatTanggal(hari.tanggal)} · {t('hari', { hari: hari.hari })}
            </h4>
            <p>{t('terutang', { bunga: rp(hari.bunga), denda: rp(hari.denda) })}</p>
            <dl>
              {hari.cara.map((satu) => (
                <Cara key={satu.cara} satu={satu} sisa={satu.cara === 'SEBAGIAN' || satu.cara === 'TAMBAH'} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      {lewat && <p role="alert">{t('turunNilai', { plafond: rp(data.plafond ?? 0) })}</p>}
      <Group gap="xs" mt="xs">
        <PaperDownload label={t('pilihanCetak')} paper={buktiPilihan} body={isi} />
        <WaButton
          act={kirimPilihan}
          label={t('pilihanKirim')}
          no_hp={hutang.no_hp_customer}
          send={(key) => call(kirimPilihan, { body: isi, key })}
        />
      </Group>
    </section>
  );
}
