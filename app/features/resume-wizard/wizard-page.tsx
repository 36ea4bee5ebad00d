import { Form } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { RefusalLinks } from '#app/components/plans/refusal-links'
import { PickerDatalists } from '#app/components/pickers/picker-datalists'
import { Button } from '#app/components/ui/button'
import type { FieldErrors } from '#contract/http/envelope'
import { FinalReview } from './final-review'
import { TemplateChoice } from './template-choice'
import type { StepRefusal } from './submit-step.server'
import { StepIndicator } from './step-indicator'
import { useUnsentValues } from './use-unsent-values'
import { useWizardPages } from './use-wizard-pages'
import { WizardFieldset } from './wizard-fieldset'
import { WizardPreview } from './wizard-preview'
import type { WizardPreviewView } from './wizard-preview.server'
import type { WizardPageView } from './wizard.server'

type WizardPageProps = {
  page: WizardPageView
  preview: WizardPreviewView
  problems?: FieldErrors
  refusal?: StepRefusal
  isUser: boolean
  /** The kind of section that has just got one more entry, to write in. */
  added?: string
  /** The kind of section that has just lost an entry. */
  removed?: string
}

const noProblems: FieldErrors = {}

/** One page of the wizard: a form that continues or goes back, and saves; beside it the resume as it grows. */
export function WizardPage({
  page,
  preview,
  problems = noProblems,
  refusal,
  isUser,
  added,
  removed,
}: WizardPageProps) {
  const { t, i18n } = useTranslation(['scenarios', 'fields'])
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const { step, scenario, groups } = page
  const formRef = useRef<HTMLFormElement>(null)
  const { values, restored } = useUnsentValues(formRef, page)
  const pages = useWizardPages(formRef, page, preview)
  const firstProblem = groups.flatMap(({ fields }) => fields).find(({ name }) => problems[name])?.name
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return (
    <main className="group/wizard mx-auto grid max-w-6xl gap-x-12 gap-y-6 px-4 pt-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <button
          type="submit"
          form="wizard"
          name="go"
          value="others"
          className="inline-flex items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('others')}
        </button>
        <h1 className="mt-4 text-2xl font-semibold tracking-tight sm:text-3xl">
          {t('pageTitle', { name: scenario.name[language] })}
        </h1>
        <StepIndicator step={step} />
        {refusal ? <StepRefusedNotice {...refusal} /> : null}
      </div>
      {preview.laidOut ? (
        <WizardPreview pages={pages} laidOut={preview.laidOut} isPeek={step !== 'done'} />
      ) : null}
      <Form ref={formRef} id="wizard" method="post" noValidate className="min-w-0">
        <HiddenFields values={{ step, draft: page.draftId }} />
        {/* Enter continues. */}
        <button type="submit" name="go" value="next" hidden tabIndex={-1} aria-hidden />
        <h2 className="text-lg font-semibold">{t(`heads.${step}`)}</h2>
        <p className="mt-1 text-sm leading-6 text-muted-foreground">
          {t(step === 'done' ? (isUser ? 'keptInAccount' : 'keptAsDraft') : `texts.${step}`)}
        </p>
        {step === 'story' ? (
          <p className="mt-1 text-sm leading-6 text-muted-foreground">{scenario.pages.note[language]}</p>
        ) : null}
        {step === 'who' ? (
          <p className="mt-1 text-sm leading-6 text-muted-foreground">{t(`photoTexts.${scenario.photo}`)}</p>
        ) : null}
        {groups.map((group) => (
          <WizardFieldset
            key={group.entry?.id ?? group.kind}
            {...{ group, values, restored, problems, firstProblem }}
            revision={page.revision}
            changed={
              group !== groups.findLast(({ kind }) => kind === (added ?? removed))
                ? undefined
                : removed
                  ? 'removed'
                  : group.entry?.number === 1
                    ? undefined
                    : 'added'
            }
          />
        ))}
        <PickerDatalists inEnglish={groups.some(({ fields }) => fields.some((field) => field.inEnglish))} />
        {step === 'look' ? <TemplateChoice page={page} /> : null}
        {step === 'done' ? <FinalReview /> : null}
        <div className="mt-8 flex justify-between gap-3">
          {step === 'who' ? (
            <span />
          ) : (
            <Button type="submit" name="go" value="back" variant="outline" size="lg">
              {t('back')}
            </Button>
          )}
          <Button type="submit" name="go" value="next" size="lg">
            {t(step === 'done' ? 'open' : 'next')}
          </Button>
        </div>
      </Form>
    </main>
  )
}

function StepRefusedNotice({ message, over }: StepRefusal) {
  const { t } = useTranslation('scenarios')
  return (
    <div role="alert" className="mt-5 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
      <p className="font-medium">{message}</p>
      <p className="mt-1 flex flex-wrap gap-x-3">
        <span>{t('kept')}</span>
        {over ? <RefusalLinks over={over} /> : null}
      </p>
    </div>
  )
}
