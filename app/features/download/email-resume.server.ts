import { redirect } from '@remix-run/node'
import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import { withFallback } from '#app/api-client/with-fallback'
import { fieldErrorFormatter, invalidForm, parseForm, refusedForm } from '#app/api-client/form-result.server'
import type { FormResponse } from '#app/api-client/form-result'
import { i18nFor } from '#app/i18n/i18n.server'
import { resumeFileName } from '#app/preview/resume-file-name'
import { EmailAddress, maxEmailedPdfBytes } from '#contract/email/email'
import type { Language } from '#contract/validation/field-error-codes'
import { chargeAndServe } from './charge-download.server'
import { renderFile, type Dependencies, type DownloadSource } from './download.server'

/** Whether the service sends e-mail; not while it cannot be asked. */
export async function canEmail(api: ApiClient): Promise<boolean> {
  return (await withFallback(api.call('readEmailStatus', {}), { isOn: false })).isOn
}

const EmailForm = z.object({ address: EmailAddress })
/** The fields as the page shows them again. */
export type EmailFormResult = FormResponse['result']

type EmailRequest = {
  source: DownloadSource
  form: FormData
  language: Language
  /** Says on the next page that it was sent. */
  announce(text: string): void
}

/**
 * Sends the PDF to the address in the form, charged by the rule of every file, and redirects to the download page. Without a
 * charge: back to the form for an address that is none or is refused, and where a file would be redirected.
 */
export async function emailResume(
  dependencies: Dependencies,
  { source, form, language, announce }: EmailRequest,
): Promise<Response | FormResponse> {
  const { api } = dependencies
  const { resume, sourceQuery, withData = false } = source
  const { t } = i18nFor(language)
  const submission = parseForm(form, EmailForm, fieldErrorFormatter(language))
  if (submission.status !== 'success') return invalidForm(submission)
  if (!resume) return new Response(null, { status: 404 })
  const { address } = submission.value
  const fileName = source.fileName ?? resumeFileName(resume)
  const tooLarge = () => submission.reply({ fieldErrors: { address: [t('download:email.tooLarge')] } })
  let isTooLarge = false
  try {
    const response = await chargeAndServe(
      api,
      source,
      () => renderFile(dependencies, resume, { pdf: true }, { withData }),
      async (charged, file) => {
        const pdf = Buffer.from(await file.arrayBuffer())
        isTooLarge = pdf.length > maxEmailedPdfBytes
        if (isTooLarge) return
        await api.call('emailResume', { ...charged, address, fileName, pdfBase64: pdf.toString('base64') })
      },
    )
    if (isTooLarge) return { result: tooLarge(), status: 422 }
    if (!response.ok) return response
  } catch (error) {
    return refusedForm(submission, error, { language, failedText: t('download:email.failed') })
  }
  announce(t('download:email.sent', { address }))
  return redirect(`/resume/download?${sourceQuery}`, 303)
}
