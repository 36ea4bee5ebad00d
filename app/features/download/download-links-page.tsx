import { Form } from '@remix-run/react'
import { FileDown, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { EmptyState } from '#app/components/empty-state/empty-state'
import { Card } from '#app/components/ui/card'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { DownloadLinkSummary } from '#contract/resume/download-link'

/** The live links to files of all resumes, to see and to end. */
export function DownloadLinksPage({ links }: { links: DownloadLinkSummary[] }) {
  const { t } = useTranslation('download')
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('links.title')}</h1>
      <p className="mt-2 text-muted-foreground">{t('links.lead')}</p>
      {links.length === 0 ? (
        <Card className="mt-8">
          <EmptyState scene="unlinked" title={t('links.none')} text={t('links.noneText')}>
            <ButtonLink to="/resume/my" variant="outline" label={t('links.toResumes')} />
          </EmptyState>
        </Card>
      ) : (
        <ul className="mt-8 divide-y divide-border rounded-lg border border-border bg-card">
          {links.map((link) => (
            <DownloadLinkItem key={link.id} link={link} />
          ))}
        </ul>
      )}
    </div>
  )
}

function DownloadLinkItem({ link }: { link: DownloadLinkSummary }) {
  const { t } = useTranslation('download')
  const { formatShortDateTime } = useFormatters()
  const name = link.fileName || t('links.unnamed')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5">
      <FileDown aria-hidden className="size-5 shrink-0 text-subtle-foreground" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-all">{name}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted-foreground tabular-nums">
          <span>{t('links.until', { time: formatShortDateTime(link.expiresAt) })}</span>
          <span>{t(link.fetches === 0 ? 'links.notFetched' : 'links.fetched', { count: link.fetches })}</span>
          <span className="text-subtle-foreground">
            {t('links.created', { time: formatShortDateTime(link.createdAt) })}
          </span>
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={link.id} />
        <Button type="submit" variant="outline" size="sm" aria-label={t('links.endOne', { name })}>
          <Unlink aria-hidden />
          {t('links.end')}
        </Button>
      </Form>
    </li>
  )
}
