import type { SectionKind } from '#contract/resume/section-kinds'

/** `head`: the personal details, which are no section. `title`: the document's own title. */
export type HeadingKind = SectionKind | 'head' | 'title'

/** Names of sections in Chinese and English; the first of each language is the default title. */
export const HEADING_NAMES: Record<HeadingKind, string> = {
  education:
    '教育背景 教育经历 教育 学历 学历背景 学习经历 求学经历 education educationbackground academicbackground',
  work: '工作经历 工作经验 工作背景 职业经历 从业经历 任职经历 workexperience experience workhistory employment employmenthistory professionalexperience work',
  internship: '实习经历 实习经验 实习 internships internship internshipexperience',
  project:
    '项目经历 项目经验 项目 科研经历 科研项目 研究经历 projects project projectexperience researchexperience',
  campus:
    '校园经历 在校经历 学生工作 社团经历 校园活动 社会实践 实践经历 志愿经历 志愿服务 campusactivities activities extracurricularactivities volunteer volunteering volunteerexperience leadership',
  skills:
    '专业技能 技能 个人技能 技能特长 职业技能 技能清单 专业能力 技术栈 skills skill technicalskills professionalskills coreskills',
  certificates: '资格证书 证书 技能证书 职业资格 执业资格 certificates certifications certification licenses',
  awards:
    '荣誉奖项 荣誉 获奖经历 获奖情况 所获荣誉 荣誉证书 奖惩情况 奖惩 奖项 奖励 奖项荣誉 awards honors honours honorsawards awardshonors honorsandawards',
  languages: '语言能力 语言 外语能力 外语水平 languages language languageskills',
  portfolio: '作品集 作品 个人作品 portfolio works',
  publications: '论文与专利 论文 专利 发表论文 学术成果 科研成果 publications publication patents papers',
  summary:
    '自我评价 个人评价 个人总结 个人简介 个人概述 个人优势 自我介绍 自我描述 职业概述 summary profile about aboutme objectivesummary professionalsummary careersummary selfassessment',
  custom:
    '其他 其它 其他信息 兴趣爱好 家庭成员 家庭情况 家庭主要成员 家庭成员及主要社会关系 主要社会关系 培训经历 海外经历 推荐人 additionalinformation interests hobbies references further other others miscellaneous',
  head: '基本信息 个人信息 基本资料 个人资料 联系方式 姓名与联系方式 namecontact namecontacts 求职意向 职业意向 基本情况 基本条件 contact contactinformation personalinformation personaldetails objective careerobjective',
  title:
    '个人简历 简历 求职简历 个人履历 个人履历表 个人履历登记表 个人简历表 求职登记表 应聘登记表 应聘人员登记表 履历表 简历表 报名登记表 报名表 登记表 履历 registrationform applicationform personalrecord resume résumé cv curriculumvitae',
}

/** The kind of section that each usual heading names, by the heading in lower case without spaces. */
export const kindByHeading: ReadonlyMap<string, HeadingKind> = new Map(
  Object.entries(HEADING_NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as HeadingKind]),
  ),
)
