import { useTranslation } from 'react-i18next'
import { Accordion, AccordionItem } from '#app/components/ui/accordion'
import { faqQuestions } from './faq-questions'

export function Faq() {
  const { t } = useTranslation('home')
  return (
    <section
      aria-labelledby="home-questions"
      className="mx-auto mt-24 grid max-w-6xl gap-8 px-4 sm:mt-32 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16"
    >
      <h2
        id="home-questions"
        className="text-[1.75rem] leading-tight font-semibold tracking-tight sm:text-4xl"
      >
        {t('questions.title')}
      </h2>
      <Accordion>
        {faqQuestions.map((name) => (
          <AccordionItem key={name} title={t(`questions.${name}.q`)}>
            {t(`questions.${name}.a`)}
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
