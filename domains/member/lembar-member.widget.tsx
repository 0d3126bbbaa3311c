/** One member in a sheet: what is typed of him, who changed what, and who was merged into him. */
import { Loader, Tabs } from '@mantine/core';
import { kode } from '@mustika/kernel/field.ts';
import { ActButton, useMay } from '@mustika/web-kit/act.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { ChangeHistory } from '@mustika/web-kit/resource/resource-history.tsx';
import frame from '@mustika/web-kit/screen-frame.module.css';
import { TargetLink, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { gabungMember } from './gabung/gabung-member.command.ts';
import { GabunganMember } from './gabung/gabungan.widget.tsx';
import { dataMember, ubahMember } from './member.command.ts';
import { riwayat } from './setting-member.store.ts';
import { SetujuMember } from './setuju-member.widget.tsx';
import { MEMBER } from './teks-member.store.ts';
import { IsianMember, useMember } from './ubah-member.widget.tsx';

/** What a merge says of either, beside what it changed. */
const RIWAYAT = { ...dataMember, digabung: kode('Digabung'), digabung_ke: kode('Digabung Ke') };

const TRANSAKSI = '/lihat-transaksi-member';

type LembarProps = { kode: string; onClose: () => void; onSaved: () => void; onGabung: () => void };

export function LembarMember({ kode: kode_member, onClose, onSaved, onGabung }: LembarProps) {
  const { t } = useTranslation(MEMBER);
  const { data, error, refetch } = useMember(kode_member);
  const may = useMay();
  const mayOpen = useMayOpen();
  return (
    <SideDrawer opened onClose={onClose} title={data ? `${data.nama_member} · ${kode_member}` : kode_member}>
      <Tabs defaultValue="data" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="data">{t('member.data')}</Tabs.Tab>
          <Tabs.Tab value="riwayat">{t('member.riwayat')}</Tabs.Tab>
          {may(gabungMember) && <Tabs.Tab value="gabungan">{t('gabung.gabungan')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="data" className={frame.drawerForm}>
          {mayOpen(TRANSAKSI) && (
            <TargetLink target={{ to: TRANSAKSI, search: { kode_member } }}>
              {t('member.transaksi')}
            </TargetLink>
          )}
          {error && <p role="alert">{error.message}</p>}
          {!data && !error && <Loader size="sm" />}
          {data && <SetujuMember no_hp={data.no_hp} setuju={data.setuju} onSaved={() => void refetch()} />}
          {data &&
            (may(ubahMember) ? (
              <IsianMember
                member={data}
                onSaved={() => {
                  onSaved();
                  onClose();
                }}
              />
            ) : (
              <p>{t('member.hanyaBaca')}</p>
            ))}
        </Tabs.Panel>
        <Tabs.Panel value="riwayat" className={frame.drawerForm}>
          <ChangeHistory
            fields={RIWAYAT}
            queryKey={['member', kode_member, 'riwayat']}
            ask={(signal) => riwayat(kode_member, signal)}
          />
        </Tabs.Panel>
        {may(gabungMember) && (
          <Tabs.Panel value="gabungan" className={frame.drawerForm}>
            <ActButton
              act={gabungMember}
              variant="default"
              mb="sm"
              leftSection={<IconUsersPlus size={14} />}
              onClick={onGabung}
            >
              {t('gabung.denganLain')}
            </ActButton>
            <GabunganMember kode_member={kode_member} />
          </Tabs.Panel>
        )}
      </Tabs>
    </SideDrawer>
  );
}
