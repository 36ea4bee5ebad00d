import { useActionData, useFetcher } from '@remix-run/react'
import { ChevronDown, Mail } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'
import { Button } from '#app/components/ui/button'
import { rememberAddress, rememberedAddress } from './email-address'
import type { EmailFormResult } from './email-resume.server'

/** Of the download's form: the PDF as an e-mail to its owner, with and without scripts. */
export function SendEmail({ sourceQuery }: { sourceQuery: string }) {
  const { t } = useTranslation('download')
  const fetcher = useFetcher<EmailFormResult>()
  const posted = useActionData<EmailFormResult>()
  const result = fetcher.data ?? posted
  const error = result?.error?.address?.[0] ?? result?.error?.['']?.[0]
  const isSending = fetcher.state === 'submitting'
  const row = useRef<HTMLDivElement>(null)
  const field = () => row.current?.querySelector('input')
  useEffect(() => {
    const input = row.current?.querySelector('input')
    if (input?.value === '') input.value = rememberedAddress()
  }, [])
  useEffect(() => {
    if (error) row.current?.querySelector('input')?.focus()
  }, [error, result])

  function send() {
    const input = field()
    if (!input?.form || isSending) return
    rememberAddress(input.value)
    fetcher.submit(new FormData(input.form), { method: 'post', action: `/resume/download?${sourceQuery}` })
  }
  function sendOnEnter(event: KeyboardEvent) {
    // The form's own button would download the file.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <details open={error !== undefined || undefined} className="group/email mt-2">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-sm font-medium text-muted-foreground hover:text-foreground">
        <Mail aria-hidden className="size-4" />
        {t('email.title')}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open/email:rotate-180" />
      </summary>
      <div ref={row} className="mt-1 pb-1">
        <TextField
          name="address"
          label={t('email.address')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={String(result?.initialValue?.address ?? '')}
          error={error}
          onKeyDown={sendOnEnter}
          trailing={
            <Button
              type="submit"
              formAction={`/resume/download?${sourceQuery}`}
              variant="outline"
              className="h-auto"
              aria-disabled={isSending || undefined}
              onClick={(event) => {
                event.preventDefault()
                send()
              }}
            >
              {t('email.send')}
            </Button>
          }
        />
        <p role="status" className="mt-1.5 text-xs leading-5 text-subtle-foreground">
          {isSending ? t('email.sending') : t('email.note')}
        </p>
      </div>
    </details>
  )
}
