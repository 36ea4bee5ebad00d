import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { inputClassName } from '#app/components/ui/input'
import { Select } from '#app/components/ui/select'
import { ChatLimits } from '#contract/chat/chat-constants'
import type { FieldErrors } from '#contract/http/envelope'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import { PROPOSAL_ACTIONS, type ProposalAction } from '#contract/chat/proposal-constants'
import type { Resume } from '#contract/resume/resume'
import { useFormatters } from '#app/i18n/use-formatters'
import { rewriteTargets, selectedOption } from './rewrite-targets'

type RewriteFieldsProps = {
  resume: Resume
  act: ProposalAction
  target: string
  job?: string
  problems?: FieldErrors
}

/** The action and the target: fields shared by the panel's and the page's form. */
export function RewriteFields({ resume, act, target, job = '', problems = {} }: RewriteFieldsProps) {
  const { t } = useTranslation('rewrite')
  const errorText = useFieldErrorText()
  const problem = problems.job
  return (
    <>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('act')}</legend>
        {PROPOSAL_ACTIONS.map((one) => (
          <label
            key={one}
            className="relative cursor-pointer rounded-full border border-border-strong px-3 py-1 text-sm whitespace-nowrap text-muted-foreground transition-colors select-none hover:border-primary hover:text-foreground has-checked:border-primary has-checked:bg-secondary has-checked:font-medium has-checked:text-primary-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary dark:has-checked:text-primary"
          >
            <input
              type="radio"
              name="act"
              value={one}
              data-choice={one}
              defaultChecked={act === one}
              className="sr-only"
            />
            {t(`acts.${one}`)}
          </label>
        ))}
      </fieldset>
      <p className="mt-2 text-xs leading-5 text-subtle-foreground">
        {PROPOSAL_ACTIONS.map((one) => (
          <span key={one} className={hintClasses[one]}>
            {t(`hints.${one}`)}
          </span>
        ))}
      </p>
      <div className="mt-3 hidden group-has-[[data-choice=tailor]:checked]/improve:block">
        <textarea
          name="job"
          rows={4}
          maxLength={ChatLimits.job}
          defaultValue={job}
          aria-label={t('job')}
          placeholder={t('jobHint')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'improve-job-problem' : undefined}
          className={cn(inputClassName, 'block max-h-56 resize-y')}
        />
        {job === '' ? (
          <p className="mt-1 hidden text-xs leading-5 text-subtle-foreground group-has-[[data-choice=whole]:checked]/improve:block">
            {t('copy.hint')}
          </p>
        ) : null}
        {problem ? (
          <p id="improve-job-problem" role="alert" className="mt-1 text-sm text-destructive">
            {errorText(problem)}
          </p>
        ) : null}
      </div>
      <label className="mt-3 flex items-center gap-2 text-sm text-muted-foreground">
        <span className="shrink-0">{t('target')}</span>
        <TargetSelect resume={resume} target={target} />
      </label>
    </>
  )
}

/** Literal class names, so that Tailwind finds them. */
const hintClasses: Record<ProposalAction, string> = {
  polish: 'hidden group-has-[[data-choice=polish]:checked]/improve:inline',
  shorten: 'hidden group-has-[[data-choice=shorten]:checked]/improve:inline',
  quantify: 'hidden group-has-[[data-choice=quantify]:checked]/improve:inline',
  translate: 'hidden group-has-[[data-choice=translate]:checked]/improve:inline',
  tailor: 'hidden group-has-[[data-choice=tailor]:checked]/improve:inline',
}

function TargetSelect({ resume, target }: { resume: Resume; target: string }) {
  const { t } = useTranslation(['rewrite', 'fields'])
  const { joinLabel } = useFormatters()
  const groups = rewriteTargets(resume, target)
  const selected = selectedOption(groups, target)
  return (
    <Select
      name="target"
      key={selected}
      defaultValue={selected}
      className="h-9 min-w-0 grow py-1 text-sm sm:text-sm"
    >
      <option value="" data-choice="whole">
        {t('whole')}
      </option>
      {groups.map(({ id, kind, title, targets }) => {
        const section = title || t(`fields:kinds.${kind}`)
        return (
          <optgroup key={id} label={section}>
            <option value={id}>{joinLabel(section, t('section'))}</option>
            {targets.map(({ value, entry, name }) => (
              <option key={value} value={value}>
                {[entry || t('entry'), name && t(`fields:${kind}.${name}` as 'fields:work.title')]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </optgroup>
        )
      })}
    </Select>
  )
}
