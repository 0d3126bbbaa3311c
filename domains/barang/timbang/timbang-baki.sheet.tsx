/** What the sheet of a weighing says itself: whether the scale agreed, and where to go when it did not. Domain R8.1. */
import { Anchor, Badge, Group } from '@mantine/core';
import { formatGram, type Miligram, nearestThousandths } from '@mustika/kernel/amount.ts';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import { timbangCocok } from './timbang-baki.rule.ts';

/** Beyond the tolerance the pieces of the tray are counted one by one. */
const HITUNG = '/stock-opname';

const mg = (wire: unknown): Miligram => nearestThousandths(Number(wire)) as Miligram;

export default function HasilTimbang(one: OneDocument) {
  return typeof one['selisih'] === 'number' ? <Hasil one={one} /> : null;
}

function Hasil({ one }: { one: OneDocument }) {
  const { t } = useTranslation(BARANG);
  const boleh = useMenuScreens().some(({ path }) => path === HITUNG);
  const selisih = mg(one['selisih']);
  const cocok = timbangCocok(selisih, mg(one['toleransi']));
  return (
    <Group gap="sm">
      <Badge variant="light" radius="sm" tt="none" color={cocok ? 'hijau' : 'merah'}>
        {formatGram(selisih)} g · {t(cocok ? 'timbang.sesuai' : 'timbang.beda')}
      </Badge>
      {!cocok && boleh && (
        <Anchor component={Link} to={HITUNG} size="sm">
          {t('timbang.hitung')}
        </Anchor>
      )}
    </Group>
  );
}
