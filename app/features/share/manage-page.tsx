import { Form, Link } from '@remix-run/react'
import { ArrowLeft, Eye, Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CopyLink } from '#app/components/copy-link'
import { TextField } from '#app/components/text-field'
import { useFormats } from '#app/components/use-formats'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { inputLook } from '#app/components/ui/input'
import { sayProblem } from '#contract/problems'
import type { Share } from '#contract/share'
import { SHARE_DAYS } from '#contract/share-choices'
import type { ShareRefused } from './manage.server'

type ManagePageProps = {
  resume: { id: string; title: string }
  share: Share | null
  /** The whole address of the link. */
  address: string
  now: number
  saved: boolean
  refused?: ShareRefused
}

/** A resume's public link: off until opened here; password, end, contacts, and the way to revoke it. */
export function ManagePage({ resume, share, address, now, saved, refused }: ManagePageProps) {
  const { t } = useTranslation()
  const isOver = share?.expiresAt !== null && share !== null && share.expiresAt <= now
  return (
    <main className="mx-auto max-w-2xl px-4 pt-6 pb-20 sm:px-6 sm:pt-12">
      <h1 className="text-3xl font-semibold tracking-tight">{t('share.title')}</h1>
      <p className="mt-2 break-words text-ink-soft">{t('share.of', { title: resume.title })}</p>
      {saved && share ? (
        <p role="status" className="mt-5 rounded-md bg-primary-soft px-4 py-3 text-sm text-primary">
          {t('share.saved')}
        </p>
      ) : null}
      {share ? (
        <section
          aria-labelledby="share-link"
          className="mt-6 rounded-lg border border-line bg-surface p-5 sm:p-6"
        >
          <h2 id="share-link" className="font-semibold">
            {t(isOver ? 'share.over' : 'share.on')}
          </h2>
          <CopyLink
            link={address}
            words={{ copy: t('share.copy'), copied: t('share.copied'), notCopied: t('share.notCopied') }}
          />
          <ShareFacts share={share} />
          <div className="mt-4 flex flex-wrap gap-2">
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className={buttonVariants({ look: 'outline', size: 'small' })}
            >
              <Eye aria-hidden />
              {t('share.look')}
            </a>
            <Form method="post">
              <Button type="submit" name="intent" value="revoke" look="danger" size="small">
                <Link2Off aria-hidden />
                {t('share.revoke')}
              </Button>
            </Form>
          </div>
        </section>
      ) : (
        <p className="mt-6 leading-7 text-ink-soft">{t('share.off')}</p>
      )}
      <SettingsForm share={share} refused={refused} />
      <p className="mt-8 flex flex-wrap gap-2">
        <Link to="/resume/my" className={buttonVariants({ look: 'quiet' })}>
          <ArrowLeft aria-hidden />
          {t('share.back')}
        </Link>
        <Link to={`/resume/edit/${resume.id}`} className={buttonVariants({ look: 'quiet' })}>
          {t('share.edit')}
        </Link>
      </p>
    </main>
  )
}

function ShareFacts({ share }: { share: Share }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const facts = [
    t('share.views', { count: share.views }),
    share.expiresAt === null ? t('share.endless') : t('share.until', { date: day(share.expiresAt) }),
    t(share.hasPassword ? 'share.withPassword' : 'share.withoutPassword'),
    t(share.showsContacts ? 'share.contactsShown' : 'share.contactsMasked'),
  ]
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function SettingsForm({ share, refused }: { share: Share | null; refused?: ShareRefused }) {
  const { t, i18n } = useTranslation()
  const problem = refused?.fields.password
  return (
    <Form
      method="post"
      key={`${share?.token}${share?.expiresAt}${share?.hasPassword}`}
      className="mt-6 space-y-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="font-semibold">{t('share.settings')}</h2>
      {refused && !problem ? (
        <p role="alert" className="text-sm text-danger">
          {refused.said}
        </p>
      ) : null}
      <div>
        <label htmlFor="share-days" className="mb-1 block text-sm text-ink-soft">
          {t('share.life')}
        </label>
        <select id="share-days" name="days" defaultValue={share ? 'kept' : '30'} className={inputLook}>
          {share ? <option value="kept">{t('share.lifeKept')}</option> : null}
          {SHARE_DAYS.map((days) => (
            <option key={days} value={days}>
              {days === 0 ? t('share.endless') : t('share.days', { count: days })}
            </option>
          ))}
        </select>
      </div>
      <div className="space-y-2">
        <Checkbox name="protect" defaultChecked={share?.hasPassword || problem !== undefined}>
          <span>{t('share.protect')}</span>
        </Checkbox>
        <TextField
          name="password"
          type="text"
          label={t(share?.hasPassword ? 'share.newPassword' : 'share.password')}
          autoComplete="off"
          maxLength={64}
          error={problem && sayProblem(problem, i18n.language === 'en' ? 'en' : 'zh')}
        />
      </div>
      <Checkbox name="contacts" defaultChecked={share?.showsContacts}>
        <span>
          {t('share.contacts')}
          <span className="block text-sm text-ink-soft">{t('share.contactsText')}</span>
        </span>
      </Checkbox>
      <Button type="submit" name="intent" value="open">
        {t(share ? 'share.save' : 'share.open')}
      </Button>
      <p className="text-sm leading-6 text-ink-faint">{t('share.privacy')}</p>
    </Form>
  )
}
