import { Form } from '@remix-run/react'
import { ArrowLeft, Eye, Link2Off, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { ButtonLink } from '#app/components/button-link'
import { TitledSection } from '#app/components/titled-section'
import type { FormResult } from '#app/api-client/form-result'
import { CopyLink } from '#app/components/copy-link'
import { useFormatters } from '#app/i18n/use-formatters'
import { Button, buttonVariants } from '#app/components/ui/button'
import type { Share } from '#contract/sharing/share'
import { ShareSettingsForm } from './share-settings-form'
import type { SharedView } from './share.server'
import { ShareQr } from './share-qr'
import { ShareVisits } from './share-visits'
import type { VisitSummary } from './summarize-visits'

type ManageSharePageProps = {
  resume: { id: string; title: string }
  share: Share | null
  /** The full URL of the link. */
  shareUrl: string
  /** The link as a QR code, and how often it was opened; null without a link. */
  qr: string | null
  visits: VisitSummary | null
  now: number
  isSaved: boolean
  /** What visitors see, or would see. */
  preview: SharedView | null
  /** The form result. */
  result?: FormResult
}

/** The public link of a resume: off until opened here; hidden data, password, expiry, and revocation. */
export function ManageSharePage(props: ManageSharePageProps) {
  const { resume, share, shareUrl, qr, visits, now, isSaved, preview, result } = props
  const { t } = useTranslation('share')
  const isExpired = share?.expiresAt !== null && share !== null && share.expiresAt <= now
  return (
    <PageMain className="pb-20">
      <div className="-ml-2.5 flex items-center justify-between gap-2">
        <ButtonLink to="/resume/my" variant="ghost" size="sm" icon={ArrowLeft} label={t('back')} />
        <ButtonLink
          to={`/resume/edit/${resume.id}`}
          variant="outline"
          size="sm"
          icon={PencilLine}
          label={t('edit')}
        />
      </div>
      <h1 className="mt-2 text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 break-words text-muted-foreground">{t('of', { title: resume.title })}</p>
      {isSaved && share ? (
        <p role="status" className="mt-5 rounded-md bg-secondary px-4 py-3 text-sm text-primary">
          {t('saved')}
        </p>
      ) : null}
      {share ? (
        <TitledSection
          id="share-link"
          title={t(isExpired ? 'over' : 'on')}
          className="mt-6 rounded-lg border border-border bg-card p-5 sm:p-6"
        >
          <CopyLink
            link={shareUrl}
            labels={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }}
          />
          {isExpired ? null : <ShareAccess share={share} />}
          <ShareProperties share={share} />
          <div className="mt-4 flex flex-wrap gap-2">
            <a
              href={shareUrl}
              target="_blank"
              rel="noreferrer"
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              <Eye aria-hidden />
              {t('look')}
            </a>
            <Form method="post">
              <Button type="submit" name="intent" value="revoke" variant="ghost-destructive" size="sm">
                <Link2Off aria-hidden />
                {t('revoke')}
              </Button>
            </Form>
          </div>
        </TitledSection>
      ) : null}
      {qr && visits ? (
        <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_24rem]">
          <ShareVisits visits={visits} />
          <ShareQr resumeId={resume.id} svg={qr} />
        </div>
      ) : null}
      <ShareSettingsForm
        key={JSON.stringify([share?.token, share?.expiresAt, share?.hasPassword, share?.hidden])}
        resumeId={resume.id}
        share={share}
        result={result}
        preview={preview}
      />
    </PageMain>
  )
}

/** Who can open the link and until when, and that it takes no download. */
function ShareAccess({ share }: { share: Share }) {
  const { t } = useTranslation('share')
  const { formatDate, sentenceGap } = useFormatters()
  return (
    <p className="mt-1 text-sm leading-6">
      {t(share.hasPassword ? 'accessWithPassword' : 'access')}
      {sentenceGap}
      {share.expiresAt === null
        ? t('accessEndless')
        : t('accessUntil', { date: formatDate(share.expiresAt) })}
    </p>
  )
}

function ShareProperties({ share }: { share: Share }) {
  const { t } = useTranslation('share')
  const properties = [
    t('views', { count: share.views }),
    t(share.hasPassword ? 'withPassword' : 'withoutPassword'),
    share.hidden.length > 0 ? t('hiddenCount', { count: share.hidden.length }) : t('nothingHidden'),
  ]
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground tabular-nums">
      {properties.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
