/** Texts that new controls carry, in the other two languages, by their Chinese original. */
export const defaultTexts: Readonly<Record<string, { readonly en: string; readonly vn: string }>> = {
  请输入: { en: 'Please enter', vn: 'Vui lòng nhập' },
  请选择: { en: 'Please choose', vn: 'Vui lòng chọn' },
  上传: { en: 'Upload', vn: 'Tải lên' },
  必填项: { en: 'This field is required', vn: 'Trường này là bắt buộc' },
  选项: { en: 'Option', vn: 'Lựa chọn' },
  下拉框: { en: 'Option', vn: 'Lựa chọn' },
  开始时间: { en: 'Start', vn: 'Bắt đầu' },
  结束时间: { en: 'End', vn: 'Kết thúc' },
};
