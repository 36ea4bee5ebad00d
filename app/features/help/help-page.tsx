import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { PageMain } from '#app/components/page-main'
import { Accordion, AccordionItem } from '#app/components/ui/accordion'
import { ContactCard, type Support } from './contact-card'
import { FeedbackForm } from './feedback-form'
import { faqQuestions } from './faq-questions'

type HelpPageProps = {
  support: Support
  result?: FormResult
  isSent: boolean
  /** The order whose refund is asked for. */
  refundOrder?: string
}

/** The FAQ and the contact form. */
export function HelpPage({ support, result, isSent, refundOrder }: HelpPageProps) {
  const { t } = useTranslation('help')
  return (
    <PageMain>
      <div className="max-w-3xl">
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="mt-2 text-muted-foreground">{t('lead')}</p>
        <section aria-labelledby="help-questions" className="mt-10">
          <h2 id="help-questions" className="mb-4 text-xl font-semibold">
            {t('questions')}
          </h2>
          <Accordion>
            {faqQuestions.map((question) => (
              <AccordionItem key={question.name} title={t(`answers.${question.name}.q`)}>
                <p>{t(`answers.${question.name}.a`)}</p>
                {'to' in question ? (
                  <p className="mt-3">
                    <Link to={question.to} className="text-primary underline underline-offset-4">
                      {t(`go.${question.linkKey}`)}
                    </Link>
                  </p>
                ) : null}
              </AccordionItem>
            ))}
          </Accordion>
        </section>
        <ContactCard {...support} />
        <section id="feedback" aria-labelledby="help-form" className="mt-12 scroll-mt-6">
          <h2 id="help-form" className="text-xl font-semibold">
            {t('form.title')}
          </h2>
          <FeedbackForm result={result} isSent={isSent} refundOrder={refundOrder} />
        </section>
      </div>
    </PageMain>
  )
}
