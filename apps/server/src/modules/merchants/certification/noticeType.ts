/** What notices of certification are about: the console opens the merchant `extraParam.id`. */
export const noticeType = 26;
