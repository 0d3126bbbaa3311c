/**
 * Offline blocks with a lost-connection dialog; back online a dialog offers to reload (Spec 1 §2.1). A till that sells without the network
 * has its bar instead (cut-band.tsx).
 */
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PileModal } from '../pile-modal.tsx';
import { useCut } from '../sending/cut.ts';
import { StaticModal } from './static-modal.tsx';

type Network = 'online' | 'offline' | 'back';

function useNetwork(): [Network, (state: Network) => void] {
  const [network, setNetwork] = useState<Network>(navigator.onLine ? 'online' : 'offline');
  useEffect(() => {
    const off = () => setNetwork('offline');
    const on = () =>
      setNetwork((before) => (before === 'offline' && !useCut.getState().sells ? 'back' : 'online'));
    window.addEventListener('offline', off);
    window.addEventListener('online', on);
    return () => {
      window.removeEventListener('offline', off);
      window.removeEventListener('online', on);
    };
  }, []);
  return [network, setNetwork];
}

export function NetworkDialogs() {
  const { t } = useTranslation();
  const [network, setNetwork] = useNetwork();
  const sells = useCut((cut) => cut.sells);
  if (sells) return null;
  return (
    <>
      <StaticModal
        opened={network === 'offline'}
        onClose={() => undefined}
        withCloseButton={false}
        size={400}
        centered
        zIndex={2500}
        title={t('jaringan.putus')}
      >
        <Group wrap="nowrap" align="flex-start">
          <Loader size={20} mt={2} />
          <Text>{t('jaringan.putusTeks')}</Text>
        </Group>
      </StaticModal>
      <PileModal
        opened={network === 'back'}
        onClose={() => setNetwork('online')}
        size={400}
        centered
        zIndex={2500}
        withCloseButton={false}
        title={t('jaringan.kembali')}
      >
        <Stack>
          <Text>{t('jaringan.kembaliTeks')}</Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => location.reload()}>
              {t('umum.muatUlang')}
            </Button>
            {/* What was being done is safe, so going on is the usual answer. */}
            <Button data-autofocus onClick={() => setNetwork('online')}>
              {t('umum.lanjut')}
            </Button>
          </Group>
        </Stack>
      </PileModal>
    </>
  );
}
