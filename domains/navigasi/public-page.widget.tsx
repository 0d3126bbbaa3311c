/** A public text page: prose under headings. */
import { formatTanggal } from '@mustika/kernel/date.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { Mark } from '@mustika/web-kit/shell/brand.tsx';
import classes from '@mustika/web-kit/shell/pages.module.css';
import shell from '@mustika/web-kit/shell/shell.module.css';
import { Link } from '@tanstack/react-router';

export type Section = { title: string; text: readonly string[] };
type PublicPageProps = { title: string; since: string; intro: string; sections: readonly Section[] };

export function PublicPage({ title, since, intro, sections }: PublicPageProps) {
  return (
    <div className={classes.gulung}>
      <article className={classes.naskah}>
        <Link to="/" className={shell.merek}>
          <Mark /> Mustika
        </Link>
        <h1>{title}</h1>
        <p className={classes.jumlah}>
          {istilah('Berlaku sejak')} {formatTanggal(since)}
        </p>
        <p>{intro}</p>
        {sections.map((section, index) => (
          <section key={section.title}>
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
