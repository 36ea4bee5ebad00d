/** A degree, as resumes name it. */
export const degreePattern =
  /^(?:全日制)?(?:本科|硕士|博士|大专|专科|学士|研究生|高中|中专|MBA|EMBA|Ph\.?D\.?|B\.?S\.?c?|M\.?S\.?c?|B\.?A\.?|M\.?A\.?|Bachelor.*|Master.*|Doctor.*)(?:研究生|学位|学历)?$/iu
export const cityPattern =
  /^(?:北京|上海|天津|重庆|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|宁波|厦门|合肥|济南|福州|大连|沈阳|无锡|东莞|佛山|珠海|昆明|哈尔滨|长春|石家庄|太原|南昌|贵阳|南宁|海口|兰州|香港|澳门|台北|\p{Script=Han}{2,4}[市省州县])$/u

/** A rank, a grade point average, points or a grade: `GPA 3.8/4.0`, `专业排名 3/46`, `91.6 分`, `优秀`. */
export const gradePattern =
  /^(?:.{0,10}(?:GPA|绩点|排名|均分|Rank)\s?[:：]?\s?(?:前|Top)?\s?\d.{0,20}|\d{1,3}(?:\.\d{1,2})?\s?(?:分|points)|优秀|良好|合格|通过|Passed|Pass|Distinction|Merit)$/iu

/** Of an award: `国家级`, `校级`, `10 学分`. */
export const levelPattern =
  /^(?:(?:国家|国际|全国|世界|省部?|市|区|县|校|院|系|班|公司|集团|部门)级|\d{1,3}\s?学分|(?:School|University|Municipal|Provincial|National|International|Regional)(?: level)?)$/iu

export const emailPattern = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
export const phonePattern =
  /(?<![\w+])(?:\+?\d{1,3}[\s-])?(?:1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|\(?0\d{2,3}\)?[\s-]\d{7,8}|\d{3}[\s-]\d{3,4}[\s-]\d{4})(?!\d)/
export const genderPattern = /^[男女]$/u
export const politicsPattern = /^(?:中共党员|中共预备党员|预备党员|党员|共青团员|团员|群众|民主党派)$/u
