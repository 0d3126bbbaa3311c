/** A further branch takes over what another one has: prices, karats, charges and rules in one act, and keeps what it has itself. */
import { Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { useAskAgain } from '@mustika/web-kit/ask-again.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import { salinParameterCommand } from '../master/salin-parameter.command.ts';
import { MULAI } from './teks-mulai.store.ts';

/** Nothing where there is no other branch to take it from. */
export function SalinDariCabang({ lanjut }: { lanjut: () => void }) {
  const user = useSession((session) => session.user);
  const lain = user?.toko.filter(({ kode_toko, tipe }) => tipe === 'CABANG' && kode_toko !== user.kode_toko);
  const [satu] = lain ?? [];
  if (!user?.pusat || !satu) return null;
  return <Salin dari={satu.kode_toko} ke={user.kode_toko} lanjut={lanjut} />;
}

function Salin({ dari, ke, lanjut }: { dari: string; ke: string; lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const askAgain = useAskAgain();
  const form = useCommandForm(salinParameterCommand, {
    initial: { dari, ke },
    quiet: true,
    onDone: ({ data }) => {
      const jumlah = data.reduce((semua, { disalin }) => semua + disalin, 0);
      toastSuccess(t('salin.tersalin', { jumlah: formatAngka(jumlah) }));
      // A branch that has nothing itself helps nobody on.
      if (jumlah > 0) void askAgain().then(lanjut);
    },
  });
  return (
    <>
      <Text size="sm">{t('salin.cara')}</Text>
      <DeclaredForm form={form} names={['dari']} label={t('salin.judul')}>
        <SubmitButton form={form} variant="default" mt="sm">
          {t('salin.judul')}
        </SubmitButton>
      </DeclaredForm>
    </>
  );
}
