import { ChevronRight, Plus, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { PickerDatalists } from '#app/components/pickers/picker-datalists'
import { Button } from '#app/components/ui/button'
import { JOB_PREFERENCES, type JobPreference } from '#contract/resume/job-preferences'
import { PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { CitiesField } from '#app/features/editor/fields/cities-field'
import { useEditor, useProblemCount } from '#app/features/editor/state/editor-context'
import { PersonalDetailField, ScenarioDetailFields } from '#app/features/editor/fields/personal-detail-fields'
import { ContactField } from '#app/features/editor/fields/contact-field'
import { Field } from '#app/features/editor/fields/field'
import { IntentButton } from '#app/features/editor/form-intents/intent-button'
import { SuggestedFields } from '#app/features/editor/scenario-suggestions/suggested-fields'
import { PhotoField } from '#app/features/editor/photo/photo-field'
import { PhotoShortcut } from '#app/features/editor/photo/photo-shortcut'
import { usePhotoUpload } from '#app/features/editor/photo/use-photo-upload'
import { SectionFold } from './section-fold'
import { basicsProgress } from './section-progress'
import { useCurrentScenario } from '#app/features/editor/scenario-suggestions/scenario-hint'

/** Basics and job intention: open at first, because recruiters read them first. */
export const BasicsPanel = memo(function BasicsPanel({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation(['fields', 'editor'])
  const isNew = useEditor(({ example }) => example !== undefined)
  const inEnglish = useEditor(({ resume }) => resume.style.headings === 'en')
  const upload = usePhotoUpload()
  return (
    <section
      id="basics"
      aria-labelledby="basics-title"
      className="relative scroll-mt-20 rounded-t-lg last:rounded-b-lg"
    >
      <SectionFold
        titleId="basics-title"
        title={t('editor:basics')}
        problems={useProblemCount('basics.', 'intention.')}
        progress={useBasicsProgress()}
        isOpen={isOpen}
      >
        <div className="flex flex-col-reverse gap-5 sm:grid sm:grid-cols-[minmax(0,1fr)_8rem]">
          <div className="min-w-0 grow">
            <div className="grid grid-cols-6 gap-x-3 gap-y-4">
              {/* A new resume starts with its name. */}
              {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
              <Field name="basics.name" label={t('basics.name')} autoComplete="name" autoFocus={isNew} />
              <Field name="basics.city" label={t('basics.city')} picker="city" />
              <ContactField of="phone" />
              <ContactField of="email" />
              <ScenarioDetailFields />
            </div>
            <IntentionFields />
          </div>
          <PhotoField upload={upload} />
        </div>
        <MoreBasics />
        <PickerDatalists inEnglish={inEnglish} />
      </SectionFold>
      <PhotoShortcut isBusy={upload.isBusy} />
    </section>
  )
})

function useBasicsProgress() {
  const filled = useEditor(({ resume }) => basicsProgress(resume).filled)
  const expected = useEditor(({ resume }) => basicsProgress(resume).expected)
  return { filled, expected }
}

/** The wanted job; a purpose that does not ask for salary and the like has them among the rest. */
function IntentionFields() {
  const { t } = useTranslation(['fields', 'editor'])
  const preferences = useCurrentScenario()?.intention ?? JOB_PREFERENCES
  return (
    <div role="group" aria-labelledby="intention-title" className="mt-5 border-t border-border pt-3">
      <p id="intention-title" className="mb-3 text-sm font-medium">
        {t('editor:intention')}
      </p>
      <div className="grid grid-cols-6 gap-x-3 gap-y-4">
        <Field name="intention.position" label={t('intention.position')} autoComplete="organization-title" />
        <CitiesField />
        <PreferenceFields preferences={preferences} span={3} />
      </div>
    </div>
  )
}

function PreferenceFields({ preferences, span }: { preferences: readonly JobPreference[]; span: 2 | 3 }) {
  const { t } = useTranslation('fields')
  return preferences.map((key) => (
    <Field key={key} name={`intention.${key}`} label={t(`intention.${key}`)} picker={key} span={span} />
  ))
}

function MoreBasics() {
  const { t } = useTranslation(['fields', 'editor'])
  const scenario = useCurrentScenario()
  const scenarioDetails = scenario?.facts
  const preferences = scenario ? JOB_PREFERENCES.filter((key) => !scenario.intention.includes(key)) : []
  const hasProblem = useEditor((state) => PERSONAL_DETAILS.some((key) => state.problems[`basics.${key}`]))
  return (
    <>
      <details className="group/more mt-4 border-t border-border pt-3" open={hasProblem || undefined}>
        <summary className="flex flex-wrap items-center rounded-md text-sm font-medium text-primary hover:text-primary-strong">
          <ChevronRight aria-hidden className="mr-1 size-4 group-open/more:rotate-90" />
          {t('editor:basicsMore')}
          <span className="ml-2 font-normal text-subtle-foreground">{t('editor:basicsMoreHint')}</span>
        </summary>
        <div className="mt-4 grid grid-cols-6 gap-x-3 gap-y-4">
          <PreferenceFields preferences={preferences} span={2} />
          {PERSONAL_DETAILS.filter((key) => !scenarioDetails?.includes(key)).map((key) => (
            <PersonalDetailField key={key} detail={key} />
          ))}
        </div>
      </details>
      <PairListField list="links" />
      <PairListField list="custom" />
      <SuggestedFields />
    </>
  )
}

const pairLists = {
  links: { value: 'url', valueLabel: 'link.url', texts: 'link', noun: 'Link' },
  custom: { value: 'value', valueLabel: 'customField.value', texts: 'customField', noun: 'Custom' },
} as const

/** A list of label and value pairs: links, custom fields. */
function PairListField({ list }: { list: keyof typeof pairLists }) {
  const { t } = useTranslation(['fields', 'editor'])
  const { value, valueLabel, texts, noun } = pairLists[list]
  const ids = useEditor((state) => state.resume.basics[list].map((pair) => pair.id).join())
  const pairIds = ids ? ids.split(',') : []
  return (
    <div className="mt-3 space-y-3">
      {pairIds.map((id, i) => (
        <div key={id} id={id} className="grid grid-cols-[1fr_auto] items-end gap-2">
          <input type="hidden" name={`basics.${list}[${i}].id`} value={id} />
          <div className="grid grid-cols-6 gap-3">
            <Field name={`basics.${list}[${i}].label`} label={t(`${texts}.label`)} span={2} />
            <Field name={`basics.${list}[${i}].${value}`} label={t(valueLabel)} span={4} />
          </div>
          <div className="pb-1">
            <IntentButton
              intent={`remove${noun}:${id}`}
              label={`${t(`${texts}.remove`)} ${i + 1}`}
              icon={Trash2}
            />
          </div>
        </div>
      ))}
      <Button
        type="submit"
        name="intent"
        value={`add${noun}`}
        variant="ghost"
        size="sm"
        className="-ml-2"
        disabled={pairIds.length >= ResumeLimits[list]}
      >
        <Plus aria-hidden />
        {t(`editor:add${noun}`)}
      </Button>
    </div>
  )
}
