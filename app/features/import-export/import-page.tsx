import { Form, Link, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { FullAccountNotice } from '#app/components/plans/full-account-notice'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { FileField } from '#app/components/ui/file-field'
import { Unfold } from '#app/components/ui/unfold'
import { PasteField } from './paste/paste-field'
import { RecognitionOffer } from './recognise/recognition-offer'
import { isPictureFile } from './recognise/recognition'
import { rememberUpload, restoreUpload } from './review/uploaded-file'
import { ImportProblem, type ImportRejection } from './import-problem'

export const acceptedFiles =
  '.pdf,.docx,.doc,.rtf,.odt,.html,.htm,.mht,.mhtml,.xml,.md,.markdown,.txt,.json,application/pdf,application/json,text/html,text/plain,text/markdown,image/*'
const reviewPath = '/resume/create/import/review'
const kinds = ['pdf', 'docx', 'picture', 'html', 'text', 'json'] as const

/** Nothing is wrong with the file: it is chosen already for the next try. */
const retryable: readonly string[] = ['busy', 'offline']
/** Its pages are pictures, whose text this device can recognise. */
const recognisable = 'scannedPdf'

type ImportPageProps = {
  /** Identifies one rendering of the form: it creates one resume. */
  submissionId: string
  isGuest: boolean
  /** The account takes no other resume. */
  isFull: boolean
  rejection?: ImportRejection
}

/**
 * Imports a file or pasted text: a plain form that leads to the review. With scripts a file is imported as soon as it is chosen;
 * the button is there for pasted text, and for another try.
 */
export function ImportPage({ submissionId, isGuest, isFull, rejection }: ImportPageProps) {
  const { t } = useTranslation('import-export')
  // Also while the page of its review loads.
  const isReading = useNavigation().formData?.has('press') ?? false
  const form = useRef<HTMLFormElement>(null)
  /** The file was refused a moment ago: it is not sent again without a press. */
  const isRestoring = useRef(false)
  const [hasFile, setHasFile] = useState(false)
  const [toRecognise, setToRecognise] = useState<File>()
  const submit = useSubmit()
  const [isPasting, setIsPasting] = useState(Boolean(rejection?.pasted))
  const mayRecognise = rejection?.problem === recognisable
  const mayRetry = rejection !== undefined && (mayRecognise || retryable.includes(rejection.problem))
  useEffect(() => {
    if (!mayRetry || !form.current) return
    isRestoring.current = true
    restoreUpload(form.current)
    isRestoring.current = false
  }, [mayRetry])
  function handleChosen(file: File | undefined) {
    setHasFile(file !== undefined)
    const isPicture = file !== undefined && (isPictureFile(file) || (isRestoring.current && mayRecognise))
    setToRecognise(isPicture ? file : undefined)
    if (file && !isPicture && !isRestoring.current) form.current?.requestSubmit()
  }
  /** What was recognised is sent in place of the picture, which the review shows. */
  function handleRecognised(read: File) {
    if (!form.current) return
    rememberUpload(form.current)
    const fields = new FormData()
    fields.set('press', submissionId)
    fields.set('file', read)
    submit(fields, { method: 'post', action: reviewPath, encType: 'multipart/form-data' })
  }
  return (
    <PageMain isNarrow className="pb-20">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-3 leading-7 text-muted-foreground">{t(isGuest ? 'lead' : 'leadUser')}</p>
      {isFull ? <FullAccountNotice /> : null}
      <Form
        ref={form}
        method="post"
        action={reviewPath}
        encType="multipart/form-data"
        className="mt-8"
        onSubmit={(event) => rememberUpload(event.currentTarget)}
      >
        <input type="hidden" name="press" value={submissionId} />
        <FileField
          id="import-file"
          name="file"
          accept={acceptedFiles}
          label={t('file')}
          hint={t('fileHint')}
          texts={t('fileTexts', { returnObjects: true })}
          errorId="import-problem"
          isInvalid={rejection !== undefined && !isReading}
          error={rejection && !isReading ? <ImportProblem id="import-problem" rejection={rejection} /> : null}
          progress={isReading && hasFile ? t('reading') : undefined}
          onChosen={handleChosen}
        >
          {toRecognise && !isReading ? (
            <RecognitionOffer
              key={`${toRecognise.name} ${toRecognise.lastModified}`}
              file={toRecognise}
              onRecognised={handleRecognised}
            />
          ) : null}
        </FileField>
        <PasteField pasted={rejection?.pasted ?? ''} onOpen={setIsPasting} />
        <Button
          type="submit"
          size="lg"
          className={cn(
            'mt-6 w-full',
            (isReading || toRecognise ? !isPasting : !hasFile && !isPasting) && 'needs-no-script',
          )}
          aria-disabled={isReading || undefined}
        >
          {t(isReading ? 'reading' : 'go')}
        </Button>
      </Form>
      <Unfold label={t('kindsTitle')} className="mt-8">
        <dl className="mt-1 divide-y divide-border rounded-lg border border-border bg-card text-sm">
          {kinds.map((kind) => (
            <div key={kind} className="gap-4 px-4 py-3 sm:flex">
              <dt className="w-32 shrink-0 font-medium">{t(`kinds.${kind}.name`)}</dt>
              <dd className="text-muted-foreground">{t(`kinds.${kind}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Unfold>
      <p className="mt-3 text-sm leading-6 text-subtle-foreground">{t('privacy')}</p>
      <p className="mt-6">
        <Link to="/resume/create" className="text-sm font-medium text-primary underline">
          {t('otherWays')}
        </Link>
      </p>
    </PageMain>
  )
}
