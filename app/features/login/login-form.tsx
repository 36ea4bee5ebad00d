import { useEffect, useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeCheck } from '#app/components/code-check'
import { TextField } from '#app/components/text-field'
import { SupportText } from '#app/components/support-text'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { ConsentBox, ConsentQuestion } from './consent'
import type { LoginAnswer, LoginMode, LoginView } from './login-answer'
import { useCountdown } from './use-countdown'
import { useDeviceDrafts } from './use-device-drafts'
import { usePress } from './use-press'
import { weixinDoor } from './weixin-door'
import { WeixinMark } from './weixin-mark'

const focusDelayMs = 100
/** Of the last button: at rest, and while its press is under way. */
const labels = { login: ['submit', 'submitting'], bind: ['bind', 'binding'] } as const

type LoginFormProps = {
  mode: LoginMode
  view: LoginView
  /** Where to go afterwards: a path of this site. */
  to: string
  /** What a plain post came back with. */
  posted?: LoginAnswer
  /** Whether it is to be seen now: a closed dialog keeps what was typed. */
  open?: boolean
  /** Called as one goes on, logged in or bound. */
  onDone?(): void
}

/** Logging in by a code, or by WeChat; for whoever is logged in, binding a phone. Scripts only spare the reloads. */
export function LoginForm({ mode, view, to, posted, open = true, onDone }: LoginFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { answer, pressing, press } = usePress(posted, onDone)
  const { left, ticking } = useCountdown(answer)
  const deviceDrafts = useDeviceDrafts()
  const { values, problems = {}, asks, said } = answer ?? {}
  const sends = answer?.challenge !== undefined && !values?.captcha

  function submit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const typed = new FormData(event.currentTarget)
    const pressed = button?.value ?? 'login'
    const leaves = button?.formAction.endsWith(weixinDoor) && (pressed === 'agree' || typed.has('agreed'))
    if (leaves) return
    event.preventDefault()
    if (pressing || (pressed === 'send' && left > 0)) return
    typed.set('intent', pressed)
    void press(typed)
  }

  const weixin = mode === 'login' && view.weixin && !asks
  const phoneFirst = !(weixin && view.inWeixin)
  // Nothing to type comes first in WeChat: no keyboard over its button.
  useFocus(form, answer, open && (phoneFirst || Boolean(answer)))
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
        value={sends ? 'send' : 'login'}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="deviceDrafts" value={deviceDrafts} />
      <input type="hidden" name="waitUntil" value={answer?.waitUntil ?? 0} />
      {weixin && !phoneFirst ? <WeixinButton first /> : null}
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
        beside={
          <Button
            type="submit"
            name="intent"
            value="send"
            variant="outline"
            className="h-auto min-w-30 tabular-nums aria-disabled:opacity-60"
            aria-disabled={ticking || pressing === 'send' || undefined}
          >
            {pressing === 'send'
              ? t('login.sending')
              : left > 0
                ? t('login.resendIn', { seconds: left })
                : t('login.sendCode')}
          </Button>
        }
      />
      <Said said={said} demo={view.demo} />
      {answer?.challenge ? <CodeCheck challenge={answer.challenge} /> : null}
      {mode === 'login' && !asks ? (
        <ConsentBox policies={view.policies} agreed={values?.agreed ?? false} />
      ) : null}
      {asks ? (
        <ConsentQuestion policies={view.policies} asks={asks} />
      ) : (
        <Button
          type="submit"
          name="intent"
          value="login"
          size="lg"
          variant={phoneFirst ? 'default' : 'outline'}
          className="mt-1 w-full"
          aria-busy={pressing === 'login' || undefined}
        >
          {t(`login.${labels[mode][pressing === 'login' ? 1 : 0]}`)}
        </Button>
      )}
      {weixin && phoneFirst ? <WeixinButton /> : null}
    </form>
  )
}

/** What came of the last press, for everybody to read and hear. */
function Said({ said, demo }: { said: LoginAnswer['said']; demo: boolean }) {
  const { t } = useTranslation()
  if (!said) return null
  return (
    <p
      role={said.bad ? 'alert' : 'status'}
      className={cn(
        'rounded-md px-3 py-2 text-sm leading-6',
        said.bad ? 'bg-destructive/10 text-destructive' : 'bg-secondary text-primary',
      )}
    >
      <SupportText text={said.text} />{' '}
      {demo && !said.bad ? (
        <a href="/dev/outbox" target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {t('login.demoCode')}
        </a>
      ) : null}
    </p>
  )
}

function WeixinButton({ first = false }: { first?: boolean }) {
  const { t } = useTranslation()
  const or = (
    <p
      aria-hidden
      className="flex items-center gap-3 text-sm text-subtle-foreground before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border"
    >
      {t('login.or')}
    </p>
  )
  return (
    <>
      {first ? null : or}
      <Button
        type="submit"
        name="intent"
        value="weixin"
        formAction={weixinDoor}
        size="lg"
        variant={first ? 'default' : 'outline'}
        className="w-full [&_svg]:size-5"
      >
        <WeixinMark />
        {t('login.weixin.button')}
      </Button>
      {first ? or : null}
    </>
  )
}

/** The phone when the form comes up; then what is wrong, or the next thing to do. */
function useFocus(form: React.RefObject<HTMLFormElement>, answer: LoginAnswer | undefined, open: boolean) {
  useEffect(() => {
    const [field] = answer
      ? Object.entries(answer.problems).flatMap(([name, said]) => (said ? [name] : []))
      : ['phone']
    const wanted = answer?.challenge
      ? '[name=sum]'
      : answer?.asks
        ? 'button[value=agree]'
        : field
          ? `[name=${field}]`
          : answer?.said && !answer.said.bad
            ? '[name=captcha]'
            : undefined
    if (!wanted || !open) return
    const focus = () => form.current?.querySelector<HTMLElement>(wanted)?.focus()
    const timer = setTimeout(focus, answer ? 0 : focusDelayMs)
    return () => clearTimeout(timer)
  }, [form, answer, open])
}
