import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { SessionSummary } from '#contract/account/session'
import { IntentButton } from './intent-button'
import { SettingsForm, resultFor } from './settings-form'
import type { ProfileFormResult } from './profile-actions.server'
import type { ProfileView } from './profile.server'
import { settingButtonClassName, Setting, SettingsGroup, SettingDisclosure } from './settings-group'
import { toTimeSince } from './time-units'

type SessionListProps = Pick<ProfileView, 'sessions' | 'now'> & { result?: ProfileFormResult }

/** Active sessions, with buttons to end them. */
export function SessionList({ sessions, now, result }: SessionListProps) {
  const { t } = useTranslation('profile')
  const ownResult = resultFor(result, 'endAllSessions')
  return (
    <SettingsGroup id="devices" title={t('devices')} text={t('devicesText')}>
      {sessions.map((session) => (
        <Session key={session.id} session={session} now={now} result={result} />
      ))}
      <Setting label={t('allDevices')}>
        <SettingsForm result={ownResult} className="needs-script">
          <IntentButton
            intent="endAllSessions"
            variant="ghost-destructive"
            size="sm"
            className={settingButtonClassName}
            confirmOptions={{
              title: t('endAll'),
              text: t('endAllText'),
              confirmLabel: t('endAllNow'),
            }}
          >
            {t('endAll')}
          </IntentButton>
        </SettingsForm>
        <SettingDisclosure
          title={t('endAll')}
          open={Boolean(ownResult)}
          isDestructive
          className="needs-no-script"
        >
          <SettingsForm result={ownResult}>
            <p className="text-sm text-muted-foreground">{t('endAllText')}</p>
            <IntentButton
              intent="endAllSessions"
              variant="ghost-destructive"
              className="border border-destructive/50"
            >
              {t('endAllNow')}
            </IntentButton>
          </SettingsForm>
        </SettingDisclosure>
      </Setting>
    </SettingsGroup>
  )
}

type SessionProps = { session: SessionSummary; now: number; result?: ProfileFormResult }

function Session({ session: { id, device, current, createdAt, lastSeenAt }, now, result }: SessionProps) {
  const { t } = useTranslation('profile')
  const { formatDate } = useFormatters()
  const ownResult = result?.initialValue?.id === id ? resultFor(result, 'endSession') : undefined
  const Icon = /iPhone|iPad|Android|HarmonyOS|微信|WeChat/.test(device) ? Smartphone : Monitor
  const { unit, count } = toTimeSince(now - lastSeenAt)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3.5 pr-2.5 pl-4 sm:pr-3.5 sm:pl-5">
      <Icon aria-hidden className="size-5 shrink-0 text-subtle-foreground" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium break-words">{device || t('unknownDevice')}</p>
        <p className="flex flex-wrap gap-x-3 text-muted-foreground">
          <span>{current ? t('seen.now') : t(`seen.${unit}`, { count })}</span>
          <span className="text-subtle-foreground">{t('since', { date: formatDate(createdAt) })}</span>
        </p>
      </div>
      {current ? (
        <span className="mr-2 rounded-full bg-secondary px-2.5 py-0.5 text-xs font-medium text-primary">
          {t('thisDevice')}
        </span>
      ) : (
        <SettingsForm result={ownResult} className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="id" value={id} />
          <IntentButton intent="endSession" variant="ghost" size="sm" label={t('endOne', { device })}>
            {t('end')}
          </IntentButton>
        </SettingsForm>
      )}
    </div>
  )
}
