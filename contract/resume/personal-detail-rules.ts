import type { MaskKind } from '../sharing/mask-kinds'
import type { PersonalDetail } from './optional-personal-details'

type PersonalDetailRules = {
  /** What hides it in a shared resume; null: nothing does, only what it says of another kind is masked in it. */
  maskKind: MaskKind | null
  /** Its place in a file of jsonresume.org, and its name there. Places that the schema does not name are properties of our own. */
  jsonResume: `${'basics' | 'location'}.${string}`
  /** Other labels that an imported file may use, beside those of personal-details.ts: in small letters, without spaces. */
  importLabels: string
}

/** How personal details are shared, exported and imported. Apart from personal-details.ts, so that browsers do not load it. */
export const personalDetailRules: Readonly<Record<PersonalDetail, PersonalDetailRules>> = {
  gender: { maskKind: null, jsonResume: 'basics.gender', importLabels: 'sex' },
  birth: { maskKind: 'birth', jsonResume: 'basics.birth', importLabels: '出生日期 生日 出生 birth birthday' },
  hukou: {
    maskKind: 'hukou',
    jsonResume: 'location.region',
    importLabels: '户籍 户口 户口所在地 生源地 hometown',
  },
  ethnicity: { maskKind: 'ethnicity', jsonResume: 'basics.ethnicity', importLabels: '' },
  politicalStatus: { maskKind: null, jsonResume: 'basics.politicalStatus', importLabels: '' },
  marital: { maskKind: 'marital', jsonResume: 'basics.marital', importLabels: '婚姻 婚否' },
  heightCm: { maskKind: 'height', jsonResume: 'basics.heightCm', importLabels: '' },
  weightKg: { maskKind: 'weight', jsonResume: 'basics.weightKg', importLabels: '' },
}
