import { useTranslation } from 'react-i18next'
import { Accordion, AccordionItem } from '#app/components/ui/accordion'
import { faqQuestions } from './faq-questions'
import { cn } from '#app/components/ui/cn'
import { HomeSection, laidOutWhenNear } from './home-section'

export function Faq() {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      id="home-questions"
      title={t('questions.title')}
      more={{ to: '/help', label: t('questions.more') }}
      className={cn(
        laidOutWhenNear,
        '[contain-intrinsic-height:auto_31.5rem] lg:[contain-intrinsic-height:auto_18.5rem]',
      )}
    >
      <Accordion className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-12">
        {faqQuestions.map((name) => (
          <AccordionItem key={name} size="sm" title={t(`questions.${name}.q`)}>
            {t(`questions.${name}.a`)}
          </AccordionItem>
        ))}
      </Accordion>
    </HomeSection>
  )
}
