import { useEffect, useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ChallengeFields } from '#app/components/bot-challenge/challenge-fields'
import { TextField } from '#app/components/forms/text-field'
import { ContactSupportText } from '#app/components/links/contact-support-text'
import { useCountdown } from '#app/components/use-countdown'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { ConsentBox, ConsentQuestion } from './consent'
import type { LoginFormState, LoginMode, LoginView } from './login-form-state'
import { useDeviceDraftCount } from './use-device-draft-count'
import { useLoginSubmit } from './use-login-submit'
import { weixinAuthPath } from './weixin/weixin-auth-path'
import { WeixinIcon } from './weixin/weixin-icon'

const focusDelayMs = 100
/** Of the last button: at rest, and while its press is under way. */
const labels = { login: ['submit', 'submitting'], bind: ['bind', 'binding'] } as const

type LoginFormProps = {
  mode: LoginMode
  view: LoginView
  /** Where to go afterwards: a path of this site. */
  to: string
  /** What a plain post came back with. */
  posted?: LoginFormState
  /** Whether it is to be seen now: a closed dialog keeps what was typed. */
  open?: boolean
  /** Called as one goes on, logged in or bound. */
  onDone?(): void
}

/** Logging in by a code, or by WeChat; for whoever is logged in, binding a phone. Scripts only spare the reloads. */
export function LoginForm({ mode, view, to, posted, open = true, onDone }: LoginFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { formState, pendingIntent, submitLogin } = useLoginSubmit(posted, onDone)
  const { secondsLeft: left, isTicking } = useCountdown(formState)
  const deviceDrafts = useDeviceDraftCount()
  const { values, problems = {}, consentFor, message } = formState ?? {}
  const enterSendsCode = formState?.challenge !== undefined && !values?.captcha

  function submit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const submitted = new FormData(event.currentTarget)
    const intent = button?.value ?? 'login'
    const goesToWeixin =
      button?.formAction.endsWith(weixinAuthPath) && (intent === 'agree' || submitted.has('agreed'))
    if (goesToWeixin) return
    event.preventDefault()
    if (pendingIntent || (intent === 'send' && left > 0)) return
    submitted.set('intent', intent)
    void submitLogin(submitted)
  }

  const weixin = mode === 'login' && view.weixin && !consentFor
  const isPhoneFirst = !(weixin && view.inWeixin)
  // Nothing to type comes first in WeChat: no keyboard over its button.
  useFocus(form, formState, open && (isPhoneFirst || Boolean(formState)))
  return (
    <form
      ref={form}
      method="post"
      action="/login"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      {/* Enter presses the first button of a form; after a challenge before a code that is the one that sends it. */}
      <button
        type="submit"
        name="intent"
        value={enterSendsCode ? 'send' : 'login'}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="deviceDrafts" value={deviceDrafts} />
      <input type="hidden" name="waitUntil" value={formState?.waitUntil ?? 0} />
      {weixin && !isPhoneFirst ? <WeixinButton first /> : null}
      <TextField
        name="phone"
        label={t('login.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        defaultValue={values?.phone}
        error={problems.phone}
      />
      <TextField
        name="captcha"
        label={t('login.captcha')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        defaultValue={values?.captcha}
        error={problems.captcha}
        trailing={
          <Button
            type="submit"
            name="intent"
            value="send"
            variant="outline"
            className="h-auto min-w-30 tabular-nums aria-disabled:opacity-60"
            aria-disabled={isTicking || pendingIntent === 'send' || undefined}
          >
            {pendingIntent === 'send'
              ? t('login.sending')
              : left > 0
                ? t('login.resendIn', { seconds: left })
                : t('login.sendCode')}
          </Button>
        }
      />
      <FormMessage message={message} demo={view.demo} />
      {formState?.challenge ? <ChallengeFields challenge={formState.challenge} /> : null}
      {mode === 'login' && !consentFor ? (
        <ConsentBox policies={view.policies} isAgreed={values?.isAgreed ?? false} />
      ) : null}
      {consentFor ? (
        <ConsentQuestion policies={view.policies} consentFor={consentFor} />
      ) : (
        <Button
          type="submit"
          name="intent"
          value="login"
          size="lg"
          variant={isPhoneFirst ? 'default' : 'outline'}
          className="mt-1 w-full"
          aria-busy={pendingIntent === 'login' || undefined}
        >
          {t(`login.${labels[mode][pendingIntent === 'login' ? 1 : 0]}`)}
        </Button>
      )}
      {weixin && isPhoneFirst ? <WeixinButton /> : null}
    </form>
  )
}

/** What came of the last press, for everybody to read and hear. */
function FormMessage({ message, demo }: { message: LoginFormState['message']; demo: boolean }) {
  const { t } = useTranslation()
  if (!message) return null
  return (
    <p
      role={message.isError ? 'alert' : 'status'}
      className={cn(
        'rounded-md px-3 py-2 text-sm leading-6',
        message.isError ? 'bg-destructive/10 text-destructive' : 'bg-secondary text-primary',
      )}
    >
      <ContactSupportText text={message.text} />{' '}
      {demo && !message.isError ? (
        <a href="/dev/outbox" target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {t('login.demoCode')}
        </a>
      ) : null}
    </p>
  )
}

function WeixinButton({ first = false }: { first?: boolean }) {
  const { t } = useTranslation()
  const divider = (
    <p
      aria-hidden
      className="flex items-center gap-3 text-sm text-subtle-foreground before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border"
    >
      {t('login.or')}
    </p>
  )
  return (
    <>
      {first ? null : divider}
      <Button
        type="submit"
        name="intent"
        value="weixin"
        formAction={weixinAuthPath}
        size="lg"
        variant={first ? 'default' : 'outline'}
        className="w-full [&_svg]:size-5"
      >
        <WeixinIcon />
        {t('login.weixin.button')}
      </Button>
      {first ? divider : null}
    </>
  )
}

/** The phone when the form comes up; then what is wrong, or the next thing to do. */
function useFocus(
  form: React.RefObject<HTMLFormElement>,
  formState: LoginFormState | undefined,
  open: boolean,
) {
  useEffect(() => {
    const [field] = formState
      ? Object.entries(formState.problems).flatMap(([name, message]) => (message ? [name] : []))
      : ['phone']
    const selector = formState?.challenge
      ? '[name=sum]'
      : formState?.consentFor
        ? 'button[value=agree]'
        : field
          ? `[name=${field}]`
          : formState?.message && !formState.message.isError
            ? '[name=captcha]'
            : undefined
    if (!selector || !open) return
    const focus = () => form.current?.querySelector<HTMLElement>(selector)?.focus()
    const timer = setTimeout(focus, formState ? 0 : focusDelayMs)
    return () => clearTimeout(timer)
  }, [form, formState, open])
}
