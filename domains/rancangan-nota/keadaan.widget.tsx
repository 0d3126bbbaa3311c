/** While a design is read, or when it cannot be. */
import { Button, Loader, Text } from '@mantine/core';
import { isApiError } from '@mustika/web-kit/api.ts';
import { useTranslation } from 'react-i18next';
import type { Perancang } from './perancang.store.ts';
import css from './rancangan.module.css';
import type { Isi } from './rancangan-data.store.ts';
import { RANCANGAN } from './teks-rancangan.store.ts';

export function Keadaan<R extends Isi>({ perancang }: { perancang: Perancang<R> }) {
  const { t } = useTranslation(RANCANGAN);
  const { salah } = perancang;
  if (!salah) return <Loader className={css.muat ?? ''} size="sm" color="gray" aria-label={t('memuat')} />;
  return (
    <div className={css.muat} role="alert">
      <Text size="sm">{isApiError(salah) ? salah.message : t('gagalMuat')}</Text>
      <Button variant="default" onClick={perancang.muatUlang}>
        {t('cobaLagi')}
      </Button>
    </div>
  );
}
