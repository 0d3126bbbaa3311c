/**
 * What is scanned opens what it names, from any screen: the number on a deed, a plan, a packet, a shipment or a nota shows that document,
 * the code of a piece that piece. A screen with a scan field of its own is asked first; what is being typed asks
 * before it goes, and free text keeps no scan.
 */
import { placeOfNumber, seriesOf } from '@mustika/kernel/drill.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { apiError } from '../api.ts';
import { t } from '../language/i18n.ts';
import { noticeOf, toastInfo } from '../notices.tsx';
import { useUnwantedScans } from '../scan/scan-focus.ts';
import { buzz, tick } from '../scan/sound.ts';
import { useGo, useMayOpen } from '../target-link.tsx';
import { useHouse, useMenuScreens } from './house-context.tsx';
import { paletteSources } from './palette-sources.ts';

/** Shows the document of a whole number; false where it is none, or none that this person may see. */
export function useOpenNumber(): (text: string) => boolean {
  const { documents } = useHouse();
  const mayOpen = useMayOpen();
  const go = useGo();
  return useCallback(
    (text) => {
      const target = placeOfNumber(documents, text.trim().toUpperCase());
      if (!target || !mayOpen(target.to)) return false;
      tick();
      void go(target);
      return true;
    },
    [documents, mayOpen, go],
  );
}

function useOpenCode(): (code: string) => Promise<void> {
  const permitted = useMenuScreens();
  const navigate = useNavigate();
  return async (code) => {
    const asked = paletteSources.filter(({ screen }) => permitted.some(({ path }) => path === screen));
    const { signal } = new AbortController();
    const answers = await Promise.all(asked.map((source) => source.find(code, signal).catch(() => [])));
    const hits = answers.flat();
    const meant = hits.filter(({ id }) => id.toUpperCase() === code.toUpperCase());
    const [hit] = meant.length > 0 ? meant : hits.length === 1 ? hits : [];
    if (!hit) {
      buzz();
      return noticeOf(apiError(404, 'KODE_TIDAK_DIKENAL', t('pindai.takDikenal', { kode: code })));
    }
    tick();
    await navigate({ to: hit.path, search: hit.search ?? {} } as never);
    await hit.onOpen?.();
  };
}

/** A search answers itself, and a field of a form may be asked for just this code. */
const isSearch = (target: HTMLElement): boolean => target.matches('[type=search], [role=searchbox]');
/** A remark or a name: a code in it is found by nobody, so a scan never lands there. */
const FREE_TEXT = '[data-bebas]';
const isField = (target: HTMLElement): boolean => target.matches('input, select, [contenteditable]');

export function useScanOpens(): void {
  const openNumber = useOpenNumber();
  const openCode = useOpenCode();
  useUnwantedScans((code, target) => {
    const at = target instanceof HTMLElement ? target : null;
    const number = seriesOf(code.toUpperCase()) !== null;
    if (at?.matches(FREE_TEXT)) {
      buzz();
      toastInfo(t('pindai.bukanDiSini', { kode: code }));
      return true;
    }
    if (at && isField(at) && !(number && isSearch(at))) return false;
    if (number && openNumber(code)) return true;
    void openCode(code.toUpperCase()).catch(noticeOf);
    return true;
  });
}
