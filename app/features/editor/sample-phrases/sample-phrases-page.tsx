import { useTranslation } from 'react-i18next'
import { Form, Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { PageMain } from '#app/components/page-main'
import { PositionSearch } from '#app/components/position-search'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { hasPositionSamples } from './position-query'
import { SamplePhraseList } from './sample-phrase-list'
import type { SamplePageData, SamplePhraseFailure } from './sample-phrases-page.server'

export type SamplePhrasesPageProps = {
  pageData: SamplePageData
  editHref: string
  failure?: SamplePhraseFailure
}

/**
 * The samples page of an entry, for browsers without scripts: a press adds a line and returns to the editor.
 */
export function SamplePhrasesPage({
  pageData: { entry, q, or, result, writer },
  editHref,
  failure,
}: SamplePhrasesPageProps) {
  const { t } = useTranslation('editor-tools')
  const separator = editHref.includes('?') ? '&' : '?'
  const lead = entry.kind === 'words' ? t('samples.leadWords') : t('samples.lead')
  const entryName = entry.title
    ? t('samples.named').replace('{{name}}', () => entry.title)
    : t('samples.unnamed')
  return (
    <PageMain isNarrow className="pb-16">
      <Link
        to={`${editHref}${separator}at=${entry.id}#${entry.id}`}
        className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}
      >
        <ArrowLeft aria-hidden />
        {t('samples.back')}
      </Link>
      <h1 className="mt-2 text-2xl font-semibold tracking-tight sm:text-3xl">{t('samples.title')}</h1>
      <p className="mt-2 break-words text-muted-foreground">{lead.replace('{{entry}}', () => entryName)}</p>
      {failure ? (
        <p role="alert" className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t(`samples.${failure}`)}
        </p>
      ) : null}
      {hasPositionSamples(entry.sectionKind) ? (
        <PositionSearch q={q} preserved={{ entry: entry.id }} className="mt-6" />
      ) : null}
      <Form method="post">
        <input type="hidden" name="entry" value={entry.id} />
        <SamplePhraseList
          result={result}
          q={q}
          text={entry.text}
          kind={entry.kind}
          sectionKind={entry.sectionKind}
          writer={writer}
          onSelectPosition={{
            href: (position) => `?${new URLSearchParams({ entry: entry.id, q, or, position })}`,
          }}
          onToggle="post"
        />
      </Form>
    </PageMain>
  )
}
