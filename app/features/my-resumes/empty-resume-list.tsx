import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'

const sampleIds = {
  zh: ['campus-graduate', 'product-manager', 'backend-engineer'],
  en: ['english-computer-science-graduate', 'english-growth-marketer', 'english-software-engineer'],
}
const positionClassNames = ['-rotate-6 translate-y-4', 'z-10 scale-105', 'rotate-6 translate-y-4']

/** Shows real example pages and a link to start, not an empty list. */
export function EmptyResumeList() {
  const { t, i18n } = useTranslation('my-resumes')
  return (
    <section
      aria-labelledby="empty"
      className="mt-6 grid items-center gap-8 overflow-hidden rounded-lg border border-border bg-card px-6 pt-8 sm:grid-cols-[1fr_1.1fr] sm:px-10 sm:pt-10"
    >
      <div className="pb-2 sm:pb-10">
        <h2 id="empty" className="text-xl font-semibold">
          {t('empty.title')}
        </h2>
        <p className="mt-2 text-muted-foreground">{t('empty.text')}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/resume/create#samples" icon={Plus} label={t('create')} />
        </p>
      </div>
      <div aria-hidden className="flex justify-center self-end">
        {sampleIds[i18n.language === 'en' ? 'en' : 'zh'].map((id, i) => (
          <img
            key={id}
            src={`/thumbnails/samples/${id}`}
            alt=""
            width={560}
            height={792}
            className={`-mx-3 aspect-[210/220] w-2/5 max-w-44 rounded-sm bg-white object-cover object-top shadow-page ${positionClassNames[i]}`}
          />
        ))}
      </div>
    </section>
  )
}
