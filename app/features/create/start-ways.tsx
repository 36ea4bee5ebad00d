import { Link } from '@remix-run/react'
import {
  ArrowDown,
  ArrowRight,
  FilePlus2,
  FileUp,
  LayoutTemplate,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'

/**
 * The four ways to start as equals, each with whom it is for: an own file, somebody's text, a look, or nothing. In a form that
 * posts to this page; samples and templates are chosen further down, under headings of the same words.
 */
export function StartWays() {
  const { t } = useTranslation('create')
  const { sentenceGap } = useFormatters()
  return (
    <>
      <ul aria-label={t('ways.label')} className="mt-6 grid gap-2.5 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        <li>
          <Link to="/resume/create/import" className={wayClassName}>
            <Way name="import" icon={FileUp} arrow={ArrowRight} />
          </Link>
        </li>
        <li>
          <a href="#samples" className={wayClassName}>
            <Way name="sample" icon={UserRoundPen} arrow={ArrowDown} />
          </a>
        </li>
        <li>
          <a href="#templates" className={wayClassName}>
            <Way name="template" icon={LayoutTemplate} arrow={ArrowDown} />
          </a>
        </li>
        <li>
          <button type="submit" name="start" value="blank" className={wayClassName}>
            <Way name="blank" icon={FilePlus2} arrow={ArrowRight} />
          </button>
        </li>
      </ul>
      <p className="mt-3 text-sm text-muted-foreground">
        {t('scenarioText')}
        {sentenceGap}
        <Link
          to="/resume/create/scenario-start"
          className="touch-target font-medium text-primary underline-offset-4 hover:underline"
        >
          {t('scenario')}
        </Link>
      </p>
    </>
  )
}

const wayClassName =
  'group/way flex size-full items-center gap-3.5 rounded-xl border border-border bg-card p-4 text-left shadow-sm transition-colors hover:border-primary sm:p-5 xl:flex-col xl:items-start'

type WayProps = { name: 'import' | 'sample' | 'template' | 'blank'; icon: LucideIcon; arrow: LucideIcon }

function Way({ name, icon: Icon, arrow: Arrow }: WayProps) {
  const { t } = useTranslation('create')
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-secondary text-primary">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="w-full min-w-0 grow">
        <span className="flex items-center gap-1.5 font-semibold">
          {t(`ways.${name}.title`)}
          <Arrow
            aria-hidden
            className="ml-auto size-4 shrink-0 text-subtle-foreground transition-colors group-hover/way:text-primary"
          />
        </span>
        <span className="mt-0.5 block text-sm leading-6 text-balance text-muted-foreground">
          {t(`ways.${name}.text`)}
        </span>
      </span>
    </>
  )
}
