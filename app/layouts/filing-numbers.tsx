import { useTranslation } from 'react-i18next'
import type { Filings } from './root-loader-data'

type FilingNumbersProps = { filings: Filings; className?: string }

/** Who runs the service, and the filing numbers that Chinese sites show in the footer, each linked to its register. */
export function FilingNumbers({ filings: { operator, icp, psb }, className }: FilingNumbersProps) {
  const { t } = useTranslation('layout')
  if (!operator && !icp && !psb) return null
  return (
    <p className="flex basis-full flex-wrap gap-x-6 gap-y-2 text-xs">
      {operator ? <span>{t('footer.operator', { name: operator })}</span> : null}
      {icp ? (
        <a href="https://beian.miit.gov.cn/" rel="noreferrer" className={className}>
          {icp}
        </a>
      ) : null}
      {psb ? (
        <a href={psbRegisterUrl(psb)} rel="noreferrer" className={className}>
          {psb}
        </a>
      ) : null}
    </p>
  )
}

/** The register looks a number up by its digits. */
function psbRegisterUrl(psb: string): string {
  return `https://beian.mps.gov.cn/#/query/webSearch?code=${psb.replace(/\D/g, '')}`
}
