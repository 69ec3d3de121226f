import { useId } from 'react';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import styles from './article.module.css';

interface ArticleSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Of no meaning where nothing is sold. */
  readonly isAboutSelling?: boolean;
}

interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
}

/** A text to be read from top to bottom, under headings. */
export function Article({ title, lead, sections }: ArticleProps) {
  return (
    <PageBody width="reading">
      <PageHeader title={title} lead={lead} />
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </PageBody>
  );
}

function Section({ title, paragraphs, isAboutSelling }: ArticleSection) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id} data-selling={isAboutSelling ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
