import { useTranslation } from 'react-i18next'
import { CopyLink } from '#app/components/copy-link'
import { QrCode } from '#app/components/qr-code/qr-code'
import type { InviteView } from './invite.server'
import { InvitedUsersTable } from './invited-users-table'
import { InviterNameForm } from './inviter-name-form'
import { PosterSection } from './poster-section'

const secondsPerDay = 24 * 60 * 60
const steps = ['share', 'register', 'reward'] as const

/** 邀请好友: the link in three forms, its rewards, and the invited users. */
export function InvitePage({ view, inWeixin }: { view: InviteView; inWeixin: boolean }) {
  const { link, qr, nameChoice, shownName, people, totalSeconds } = view
  const { t } = useTranslation('invite')
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted-foreground">{t('lead')}</p>
      <section
        aria-labelledby="invite-link"
        className="mt-8 grid gap-6 rounded-lg border border-border bg-card p-5 sm:grid-cols-[1fr_auto] sm:p-6"
      >
        <div className="min-w-0">
          <h2 id="invite-link" className="font-semibold">
            {t('link')}
          </h2>
          <CopyLink
            link={link}
            labels={{
              copy: t('copy'),
              copied: t('copied'),
              notCopied: t('notCopied'),
            }}
          />
          <InviterNameForm choice={nameChoice} shownName={shownName} />
          <ol className="mt-6 grid gap-3 text-sm text-muted-foreground">
            {steps.map((step, i) => (
              <li key={step} className="flex gap-3">
                <span className="grid size-6 shrink-0 place-items-center rounded-full bg-secondary text-xs font-medium text-primary tabular-nums">
                  {i + 1}
                </span>
                <span className="pt-0.5 text-balance">{t(`steps.${step}`)}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="justify-self-center text-center">
          <div className="rounded-lg border border-border p-2">
            <QrCode svg={qr} label={t('qrAlt')} />
          </div>
          <p className="mt-2 text-xs text-subtle-foreground">{t('qrText')}</p>
        </div>
      </section>
      <PosterSection inWeixin={inWeixin} version={shownName} />
      {people.length > 0 ? (
        <dl className="mt-6 grid grid-cols-2 gap-4">
          <Figure name={t('count')} value={t('people', { count: people.length })} />
          <Figure name={t('total')} value={t('days', { count: Math.round(totalSeconds / secondsPerDay) })} />
        </dl>
      ) : null}
      <InvitedUsersTable people={people} />
      <section aria-labelledby="invite-rules" className="mt-10 text-sm text-muted-foreground">
        <h2 id="invite-rules" className="font-semibold text-foreground">
          {t('rulesTitle')}
        </h2>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          {(['each', 'once', 'self', 'level'] as const).map((rule) => (
            <li key={rule} className="text-balance">
              {t(`rules.${rule}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-lg border border-border bg-card px-5 py-4">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="mt-1 text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
