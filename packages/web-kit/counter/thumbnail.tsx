/** A piece as it looks, beside its line: fetched when the line is in sight, and never over a slow line. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { download } from '../api.ts';
import { useObjectUrl } from '../photo/photo.tsx';
import css from './thumbnail.module.css';

/** Enough for a sharp screen; the server draws no other width than those its call declares. */
const LEBAR = '64';

type Line = { saveData?: boolean; effectiveType?: string };

/** The line is slow, or its owner pays by the byte. */
function sparing(): boolean {
  const line = (navigator as { connection?: Line }).connection;
  return line?.saveData === true || /2g|3g/.test(line?.effectiveType ?? '');
}

function useSeen() {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const box = place.current;
    if (!box || seen) return;
    const watch = new IntersectionObserver(([one]) => one?.isIntersecting && setSeen(true));
    watch.observe(box);
    return () => watch.disconnect();
  }, [seen]);
  return { place, seen };
}

type ThumbnailProps = {
  /** The call that answers the picture. */
  picture: Parameters<typeof download>[0];
  params: Readonly<Record<string, string>>;
  /** There is one; nothing is shown where there is none. */
  there: boolean | undefined;
};

/** Its name stands beside it, so it says nothing itself. */
export const Thumbnail = ({ there, ...picture }: ThumbnailProps) =>
  there && !sparing() ? <Picture {...picture} /> : null;

function Picture({ picture, params }: Omit<ThumbnailProps, 'there'>) {
  const { place, seen } = useSeen();
  const { data } = useQuery({
    queryKey: ['gambar-kecil', picture.path, params],
    queryFn: async ({ signal }) =>
      (await download(picture, { params, query: { lebar: LEBAR }, signal })).blob,
    enabled: seen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useObjectUrl(data);
  return (
    <span ref={place} className={css.foto}>
      {address && <img src={address} alt="" />}
    </span>
  );
}
