/** A size of identity photos, printed at 300 dpi. */
export type PhotoSize = {
  width: number
  height: number
  /** Where an examination says so, and when: its own notice of the year counts, and they contradict each other. */
  source?: { name: { zh: string; en: string }; year: number }
  /** The limits of the file in kB; without a source, what most forms accept. */
  maxKb: number
  minKb?: number
}

export const photoSizes = {
  oneInch: { width: 295, height: 413, maxKb: 200 },
  smallTwoInch: { width: 413, height: 531, maxKb: 200 },
  twoInch: { width: 413, height: 579, maxKb: 200 },
  // ahgwyw.org, 2018-11-06: at least 295×413, JPG, blue or white. No limit of bytes: the examination's own tool
  // writes the file that is sent in.
  civilService: {
    width: 295,
    height: 413,
    maxKb: 200,
    source: {
      name: {
        zh: '中央机关及其直属机构 2019 年度考试录用公务员照片处理工具使用说明（安徽公务员考试网转载）',
        en: 'Photo tool instructions for the national civil service exam, reprinted by ahgwyw.org',
      },
      year: 2018,
    },
  },
  // 51igbt.cn, 2024-02-06, and others alike: at least 144×192, JPG, 20 to 200 kB. Three times as large here.
  computerRank: {
    width: 432,
    height: 576,
    maxKb: 200,
    minKb: 20,
    source: {
      name: {
        zh: '2024 全国计算机等级考试照片要求（51igbt.cn 转载）',
        en: 'Photo requirements for the National Computer Rank Examination, reprinted by 51igbt.cn',
      },
      year: 2024,
    },
  },
  // jzdpf.cn: 300×400, JPG, white, 50 to 190 kB; others of the year: 3:4 and at most 200 kB.
  teacher: {
    width: 300,
    height: 400,
    maxKb: 190,
    minKb: 50,
    source: {
      name: {
        zh: '2024 年教师资格证照片要求（jzdpf.cn 转载）',
        en: 'Photo requirements for the teacher certification exam, reprinted by jzdpf.cn',
      },
      year: 2024,
    },
  },
} satisfies Record<string, PhotoSize>
export type PhotoSizeName = keyof typeof photoSizes
