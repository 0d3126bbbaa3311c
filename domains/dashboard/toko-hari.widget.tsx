/** The branches side by side, for head office: what each sold today; one click goes into the branch. */
import { Badge, Text, UnstyledButton } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import css from './dashboard.module.css';
import type { Ringkasan } from './ringkasan.rule.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

/** Who should be called there. */
function Telat({ hutang, cicilan }: Ringkasan['per_toko'][number]['telat']) {
  const { t } = useTranslation(DASHBOARD);
  if (hutang + cicilan === 0) return null;
  const isi = { hutang: formatAngka(hutang), cicilan: formatAngka(cicilan) };
  return (
    <Text size="xs" c="merah" className={css.tetap} title={t('tempo.telatIsi', isi)}>
      {t('tempo.telat', { jumlah: formatAngka(hutang + cicilan) })}
    </Text>
  );
}

/** Beside the name of a branch whose day is not open. */
export function Tutup({ buka }: Pick<Ringkasan['per_toko'][number], 'buka'>) {
  const { t } = useTranslation(DASHBOARD);
  if (buka) return null;
  return (
    <Badge size="xs" variant="light" color="gray" flex="none">
      {t('tutup')}
    </Badge>
  );
}

export function TokoHariIni({ toko }: { toko: Ringkasan['per_toko'] }) {
  const { t } = useTranslation(DASHBOARD);
  const choosePortal = useSession((session) => session.choosePortal);
  if (toko.length === 0) return null;
  return (
    <Panel title={t('perToko')}>
      <ul className={css.daftar}>
        {toko.map((row) => (
          <li key={row.kode_toko}>
            <UnstyledButton
              className={css.toko}
              onClick={() => void choosePortal(row.kode_toko).catch(noticeOf)}
            >
              <span className={css.nama}>
                <span className="kode">{row.kode_toko}</span> {row.nama_toko}
              </span>
              <Tutup buka={row.buka} />
              <Text size="xs" c="dimmed" className={css.tetap}>
                {t('jumlahNota', { jumlah: formatAngka(row.nota) })}
              </Text>
              <Telat {...row.telat} />
              <span className="angka">{formatAngka(row.omzet)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
