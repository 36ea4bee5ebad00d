import { Link } from '@remix-run/react'
import { ChevronRight, FilePlus2, FileUp, ListChecks, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The other ways to start without a sample, in a form that posts to this page. */
export function QuietStarts() {
  const { t } = useTranslation('create')
  return (
    <ul className="mt-3 grid gap-3 sm:gap-4 md:grid-cols-3">
      <li>
        <Link to="/resume/create/scenario-start" className={wayClassName}>
          <Way icon={ListChecks} title={t('scenario')} text={t('scenarioText')} />
        </Link>
      </li>
      <li>
        <Link to="/resume/create/import" className={wayClassName}>
          <Way icon={FileUp} title={t('importGo')} text={t('importText')} />
        </Link>
      </li>
      <li>
        <button type="submit" name="start" value="blank" className={wayClassName}>
          <Way icon={FilePlus2} title={t('blankStart')} text={t('blankText')} />
        </button>
      </li>
    </ul>
  )
}

const wayClassName =
  'flex size-full items-center gap-3 rounded-lg border border-border px-4 py-3 text-left transition-colors hover:border-primary hover:bg-card'

function Way({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0 text-subtle-foreground" />
      <span className="min-w-0 grow">
        <span className="block text-sm font-medium">{title}</span>
        <span className="block text-xs leading-5 text-muted-foreground">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle-foreground" />
    </>
  )
}
