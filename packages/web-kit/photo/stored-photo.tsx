/** A picture of a document, fetched with the session's token when its sheet is opened. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PhotoAway, useObjectUrl } from './photo.tsx';
import css from './stored-photo.module.css';

type StoredPhotoProps = {
  /** What it is called among all that is fetched. */
  name: readonly string[];
  load: () => Promise<Blob>;
  alt: string;
  /** Below it, where several stand side by side. */
  caption?: string;
  /** As large as there is room: a paper is read, a piece is recognised. */
  whole?: boolean;
};

export function StoredPhoto({ name, load, alt, caption, whole }: StoredPhotoProps) {
  const { data, error } = useQuery({
    queryKey: ['foto', ...name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useObjectUrl(data);
  if (error) return <PhotoAway />;
  if (!address) return null;
  return (
    <figure
      className={css.figure}
      data-captioned={caption !== undefined || undefined}
      data-whole={whole || undefined}
    >
      <img src={address} alt={alt} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Several beside each other. */
export const PhotoRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;
