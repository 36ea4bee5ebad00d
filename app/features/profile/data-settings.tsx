import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { useFormats } from '#app/components/use-formats'
import type { Profile } from '#contract/profile'
import { CodeField } from './code-field'
import { EnterPresses, IntentButton } from './intent-button'
import { PostedForm, postedOf } from './posted-form'
import type { Posted } from './profile-command.server'
import { Refused, Setting, Settings, Unfolding } from './settings'

type DataSettingsProps = {
  profile: Profile
  inWeixin: boolean
  posted?: Posted
  exportFailed: boolean
}

/** Taking one's data along, and leaving for good. */
export function DataSettings({ profile, inWeixin, posted, exportFailed }: DataSettingsProps) {
  const { t } = useTranslation()
  return (
    <Settings id="data" title={t('profile.data')}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-5">
        <div className="max-w-md text-sm">
          <p className="font-medium">{t('profile.export')}</p>
          <p className="mt-0.5 text-muted-foreground">{t('profile.exportText')}</p>
          {inWeixin ? <p className="mt-1 text-warning">{t('profile.exportInWeixin')}</p> : null}
        </div>
        <a href="/user/export" className={buttonVariants({ variant: 'outline' })}>
          <Download aria-hidden />
          {t('profile.exportNow')}
        </a>
        <Refused text={exportFailed ? t('profile.failed.export') : undefined} />
      </div>
      <Closing profile={profile} posted={postedOf(posted, 'sendClosingCode', 'close')} />
    </Settings>
  )
}

type ClosingProps = { profile: Profile; posted?: Posted }

function Closing({ profile, posted }: ClosingProps) {
  const { t } = useTranslation()
  const { day } = useFormats()
  if (profile.closesAt !== null)
    return (
      <Setting label={t('profile.close')} value={t('profile.closesOn', { date: day(profile.closesAt) })} />
    )
  const what = ['erased', 'coolingOff', 'kept'] as const
  const question = {
    title: t('profile.close'),
    text: `${t('profile.closing.erased')}${t('profile.closing.coolingOff')}`,
    yes: t('profile.closeNow'),
  }
  return (
    <Setting label={t('profile.close')}>
      <Unfolding title={t('profile.closeAsk')} open={Boolean(posted)} danger>
        <ul className="mb-5 list-disc space-y-1.5 pl-5 text-sm text-muted-foreground">
          {what.map((key) => (
            <li key={key}>{t(`profile.closing.${key}`)}</li>
          ))}
        </ul>
        <PostedForm posted={posted}>
          {profile.phone ? (
            <>
              {posted ? (
                <EnterPresses intent="close" question={question} />
              ) : (
                <EnterPresses intent="sendClosingCode" />
              )}
              <p className="text-sm">{t('profile.closeCode', { phone: profile.phone })}</p>
              <CodeField posted={posted} />
            </>
          ) : null}
          <IntentButton
            intent="close"
            variant="ghost-destructive"
            question={question}
            className="border border-destructive/50"
          >
            {t('profile.closeNow')}
          </IntentButton>
        </PostedForm>
      </Unfolding>
    </Setting>
  )
}
