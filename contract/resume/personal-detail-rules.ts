import type { MaskKind } from '../sharing/mask-kinds'
import type { PersonalDetail } from './optional-personal-details'

type PersonalDetailRules = {
  /** What hides it in a shared resume; null: nothing does, only what it says of another kind is masked in it. */
  maskKind: MaskKind | null
  /** Other labels that an imported file may use, beside those of personal-details.ts: in small letters, without spaces. */
  importLabels: string
}

/** How personal details are shared, exported and imported. Apart from personal-details.ts, so that browsers do not load it. */
export const personalDetailRules: Readonly<Record<PersonalDetail, PersonalDetailRules>> = {
  gender: { maskKind: null, importLabels: 'sex' },
  birth: { maskKind: 'birth', importLabels: '出生日期 生日 出生 birth birthday' },
  hukou: {
    maskKind: 'hukou',
    importLabels: '户籍 户口 户口所在地 生源地 nativeplace',
  },
  ethnicity: { maskKind: 'ethnicity', importLabels: '' },
  politicalStatus: { maskKind: null, importLabels: '' },
  marital: { maskKind: 'marital', importLabels: '婚姻 婚否' },
  heightCm: { maskKind: 'height', importLabels: '' },
  weightKg: { maskKind: 'weight', importLabels: '' },
}
