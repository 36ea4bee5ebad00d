import { Download, Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { buttonVariants } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { Profile } from '#contract/account/profile'
import { SmsCodeField } from './sms-code-field'
import { DefaultSubmitButton, IntentButton } from './intent-button'
import { SettingsForm, resultFor } from './settings-form'
import type { ProfileFormResult } from './profile-actions.server'
import { SettingsError, Setting, SettingsGroup, SettingDisclosure } from './settings-group'

type DataSettingsProps = {
  profile: Profile
  inWeixin: boolean
  result?: ProfileFormResult
  hasExportFailed: boolean
}

/** The links to files, the data export and the closing of the account. */
export function DataSettings({ profile, inWeixin, result, hasExportFailed }: DataSettingsProps) {
  const { t } = useTranslation('profile')
  return (
    <SettingsGroup id="data" title={t('data')}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-5">
        <div className="max-w-md text-sm">
          <p className="font-medium">{t('links')}</p>
          <p className="mt-0.5 text-muted-foreground">{t('linksText')}</p>
        </div>
        <ButtonLink to="/user/links" variant="outline" icon={Link2} label={t('linksOpen')} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-5">
        <div className="max-w-md text-sm">
          <p className="font-medium">{t('export')}</p>
          <p className="mt-0.5 text-muted-foreground">{t('exportText')}</p>
          {inWeixin ? <p className="mt-1 text-warning">{t('exportInWeixin')}</p> : null}
        </div>
        <a href="/user/export" className={buttonVariants({ variant: 'outline' })}>
          <Download aria-hidden />
          {t('exportNow')}
        </a>
        <SettingsError text={hasExportFailed ? t('failed.export') : undefined} />
      </div>
      <CloseAccount profile={profile} result={resultFor(result, 'sendClosingCode', 'close')} />
    </SettingsGroup>
  )
}

type CloseAccountProps = { profile: Profile; result?: ProfileFormResult }

function CloseAccount({ profile, result }: CloseAccountProps) {
  const { t } = useTranslation('profile')
  const { formatDate } = useFormatters()
  if (profile.closesAt !== null)
    return <Setting label={t('close')} value={t('closesOn', { date: formatDate(profile.closesAt) })} />
  const consequences = ['erased', 'coolingOff', 'kept'] as const
  const question = {
    title: t('close'),
    text: `${t('closing.erased')}${t('closing.coolingOff')}`,
    confirmLabel: t('closeNow'),
  }
  return (
    <Setting label={t('close')}>
      <SettingDisclosure title={t('closeAsk')} open={Boolean(result)} isDestructive>
        <ul className="mb-5 list-disc space-y-1.5 pl-5 text-sm text-muted-foreground">
          {consequences.map((key) => (
            <li key={key}>{t(`closing.${key}`)}</li>
          ))}
        </ul>
        <SettingsForm result={result}>
          {profile.phone ? (
            <>
              {result ? (
                <DefaultSubmitButton intent="close" confirmOptions={question} />
              ) : (
                <DefaultSubmitButton intent="sendClosingCode" />
              )}
              <p className="text-sm">{t('closeCode', { phone: profile.phone })}</p>
              <SmsCodeField result={result} />
            </>
          ) : null}
          <IntentButton
            intent="close"
            variant="ghost-destructive"
            confirmOptions={question}
            className="border border-destructive/50"
          >
            {t('closeNow')}
          </IntentButton>
        </SettingsForm>
      </SettingDisclosure>
    </Setting>
  )
}
