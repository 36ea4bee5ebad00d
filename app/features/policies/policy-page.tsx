import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import type { Policy, PolicyName } from './policy'

type PolicyPageProps = { name: PolicyName; policy: Policy; version: string }

/** The page of a policy, with its headings listed first. */
export function PolicyPage({ name, policy, version }: PolicyPageProps) {
  const { t } = useTranslation('policies')
  return (
    <PageMain>
      <div className="max-w-2xl">
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t(`${name}`)}</h1>
        <p className="mt-2 text-sm text-subtle-foreground tabular-nums">{t('version', { version })}</p>
        <p className="mt-6 text-lg leading-8 text-muted-foreground">{policy.lead}</p>
        <nav aria-label={t('contents')} className="mt-8 border-y border-border py-4">
          <ol className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            {policy.sections.map(([title], i) => (
              <li key={title}>
                <a
                  href={`#s${i + 1}`}
                  className="inline-block py-1 text-muted-foreground underline-offset-4 hover:text-primary hover:underline"
                >
                  <span className="mr-2 text-subtle-foreground tabular-nums">{i + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {policy.sections.map(([title, ...paragraphs], i) => (
          <section key={title} id={`s${i + 1}`} className="mt-10 scroll-mt-6">
            <h2 className="text-xl font-semibold">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-7 text-muted-foreground">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </PageMain>
  )
}
