/** The logged-in layout: header, sidebar, content, footer, and the dialogs that belong to no screen. Spec 1 §2.1. */
import { Drawer } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalModal } from '../approval/approval-host.tsx';
import { useOverlay } from '../overlay.ts';
import { usePenjelasan, useTombolJelas } from '../penjelasan/penjelasan.ts';
import { Mark } from './brand.tsx';
import { CutBand } from './cut-band.tsx';
import { useDayChanged } from './day-changed.ts';
import { BottomBar, Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useMenuScreens } from './house-context.tsx';
import { useIdleLock } from './idle-lock.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { useListsChanged } from './lists-changed.ts';
import { useAppliedLook } from './look.ts';
import { NetworkDialogs } from './network-dialogs.tsx';
import { hideOldToasts } from './old-toasts.ts';
import { useOnlyStore } from './only-store.ts';
import { Palette } from './palette.tsx';
import { PasswordModal } from './password-page.tsx';
import { LanguagePicker, SchemePicker } from './pickers.tsx';
import { usePricesPublished } from './prices-published.ts';
import { ProgressModal } from './progress-modal.tsx';
import { useScanOpens } from './scan-opens.ts';
import { useSettingsChanged } from './settings-changed.ts';
import classes from './shell.module.css';
import { openGroup, useShell, visited } from './shell-state.ts';
import sisi from './sidebar.module.css';
import { MenuTree, Sidebar } from './sidebar.tsx';
import { TotpModal } from './totp-page.tsx';

/** There from when it was first opened on: it closes as everything does, and is sent to nobody who never opens it. */
function FromFirst({ open, children }: { open: boolean; children: ReactNode }) {
  const ever = useRef(false);
  ever.current = open || ever.current;
  return ever.current ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** Loaded when somebody first asks how a number came about. */
const PenjelasanPanel = lazy(async () => ({
  default: (await import('../penjelasan/penjelasan-panel.tsx')).PenjelasanPanel,
}));

const OwnModals = lazy(async () => ({ default: (await import('./own-modals.tsx')).OwnModals }));

/** Loaded when somebody first opens one of them. */
function Own() {
  const open = useShell((shell) => shell.pushOpen || shell.waysOpen);
  return (
    <FromFirst open={open}>
      <OwnModals />
    </FromFirst>
  );
}

function Jelas() {
  useTombolJelas();
  const open = usePenjelasan((satu) => satu.terbuka);
  return (
    <FromFirst open={open}>
      <PenjelasanPanel />
    </FromFirst>
  );
}

function PhoneMenu() {
  const { t } = useTranslation();
  const open = useShell((shell) => shell.mobileOpen);
  const close = () => useShell.setState({ mobileOpen: false });
  const mayClose = useOverlay(open);
  return (
    <Drawer
      opened={open}
      onClose={() => mayClose() && close()}
      position="left"
      size="86%"
      title={
        <span className={classes.merek}>
          <Mark />
        </span>
      }
      closeButtonProps={{ 'aria-label': t('umum.tutup') }}
    >
      <nav className={sisi.sisiHp} aria-label={t('bingkai.menu')}>
        <MenuTree minified={false} onPick={close} />
        <div className={sisi.pilihanHp}>
          <SchemePicker />
          <LanguagePicker />
        </div>
      </nav>
    </Drawer>
  );
}

type ShellProps = {
  /** Path of the screen shown, for recent screens and for where focus and scroll start. */
  path: string;
  /** Under the lock the frame stays mounted and cannot be reached. */
  inert: boolean;
  children: ReactNode;
};

export function Shell({ path, inert, children }: ShellProps) {
  const { t } = useTranslation();
  const minified = useShell((shell) => shell.minified);
  const content = useRef<HTMLElement>(null);
  useIdleLock();
  useAppliedLook();
  useSettingsChanged();
  useListsChanged();
  usePricesPublished();
  useDayChanged();
  useOnlyStore();
  useScanOpens();
  const group = useMenuScreens().find((screen) => screen.path === path)?.group;
  useEffect(() => {
    visited(path);
    hideOldToasts();
    content.current?.scrollTo(0, 0);
    // However one got here, the sidebar shows where here is.
    if (group) openGroup(group);
  }, [path, group]);
  return (
    <>
      <div className={classes.bingkai} data-ringkas={minified || undefined} inert={inert}>
        <a className={classes.lewati} href="#isi">
          {t('bingkai.lewati')}
        </a>
        <Header />
        <CutBand />
        <Sidebar />
        <main id="isi" ref={content} className={classes.isi} tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <BottomBar />
      </div>
      <PhoneMenu />
      <Jelas />
      <Palette />
      <KeysSheet />
      <PasswordModal />
      <TotpModal />
      <Own />
      <ProgressModal />
      <NetworkDialogs />
      <ApprovalModal />
    </>
  );
}
