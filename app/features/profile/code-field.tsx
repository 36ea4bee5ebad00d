import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeCheck } from '#app/components/code-check'
import { useSolvedChallenge } from '#app/components/use-solved-challenge'
import { TextField } from '#app/components/text-field'
import { IntentButton } from './intent-button'
import { useFieldError } from './posted-form'
import type { Posted } from './profile-command.server'

const sends = 'sendClosingCode'

/** The code of a text message, with the button that sends it. */
export function CodeField({ posted }: { posted?: Posted }) {
  const { t } = useTranslation()
  const error = useFieldError(posted, 'captcha')
  const secondsLeft = useSecondsLeft(posted?.intent === sends ? posted : undefined)
  const { place, isSolving } = useSolvedChallenge(posted?.challenge, posted?.intent)
  const sent = posted?.intent === sends && posted.resendAfterSeconds !== undefined
  return (
    <div ref={place}>
      <TextField
        name="captcha"
        label={t('profile.code')}
        error={error}
        defaultValue={posted?.typed.captcha}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        beside={
          <IntentButton intent={sends} variant="outline" disabled={secondsLeft > 0} className="h-auto">
            <span className="min-w-[5.5em] tabular-nums">
              {secondsLeft > 0 ? t('profile.resendIn', { seconds: secondsLeft }) : t('profile.sendCode')}
            </span>
          </IntentButton>
        }
      />
      {posted?.challenge ? <CodeCheck challenge={posted.challenge} solving={isSolving} /> : null}
      <p role="status" className="mt-1 text-sm text-primary empty:hidden">
        {sent ? t('profile.codeSent') : null}
      </p>
    </div>
  )
}

/** Counts down from the last code sent; a failed sending ends it, another form of the page does not. */
function useSecondsLeft(answered: Posted | undefined): number {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const timer = useRef<ReturnType<typeof setInterval>>()
  useEffect(() => {
    if (!answered) return
    const endsAt = Date.now() + (answered.resendAfterSeconds ?? 0) * 1000
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      if (left === 0) clearInterval(timer.current)
      setSecondsLeft(left)
    }
    clearInterval(timer.current)
    timer.current = setInterval(tick, 250)
    queueMicrotask(tick)
  }, [answered])
  useEffect(() => () => clearInterval(timer.current), [])
  return secondsLeft
}
