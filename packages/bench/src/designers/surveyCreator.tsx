import { createRoot } from 'react-dom/client';
import { type PageModel, QuestionFactory } from 'survey-core';
import surveyStyles from 'survey-core/survey-core.min.css?inline';
import creatorStyles from 'survey-creator-core/survey-creator-core.min.css?inline';
import { SurveyCreator, SurveyCreatorComponent } from 'survey-creator-react';
import { surveyElement } from '../formQuestions';
import { enter, fieldIn, type Open, putStyles } from './Designer';

/** What a drop ends in; the events of the pointer before it are left out, in its favour. */
interface Insert {
  doClickQuestionCore(element: object, reason: string, index: number, page: PageModel): void;
}

/** SurveyJS Creator with its own lazy rendering of the design surface. Its panel takes a title when the field is left: that is part of the key. */
export const openSurveyCreator: Open = (box, questions) => {
  const removeStyles = putStyles(surveyStyles, creatorStyles);
  const creator = new SurveyCreator({ autoSaveEnabled: false });
  creator.JSON = { pages: [{ name: 'page1', elements: questions.map(surveyElement) }] };
  const holder = box.appendChild(document.createElement('div'));
  holder.style.height = '860px';
  const root = createRoot(holder);
  root.render(<SurveyCreatorComponent creator={creator} />);
  let made = 0;
  const titles = () => box.querySelectorAll('.svc-question__content .sd-question__title, .svc-question__content .sd-element__title');
  return {
    isUsable: () => box.querySelector('.svc-toolbox__item') !== null && titles().length > 0,
    fourth: () => titles()[3]?.textContent,
    drag: async () => {
      made += 1;
      const element = QuestionFactory.Instance.createQuestion('text', `new${made}`);
      if (!element) throw new Error('No question was made.');
      return () => {
        (creator as unknown as Insert).doClickQuestionCore(element, 'DROPPED_FROM_TOOLBOX', 3, creator.survey.pages[0] as PageModel);
        creator.selectElement(element);
      };
    },
    undo: () => creator.undo(),
    redo: () => creator.redo(),
    labelWriter: async () => {
      creator.selectElement(creator.survey.pages[0]?.elements[0] ?? creator.survey);
      const field = await fieldIn(
        () => box.querySelector<HTMLTextAreaElement>('[data-name="title"] textarea, [data-name="title"] input'),
        (value) => value.startsWith('Field'),
      );
      return (text) => {
        field.focus();
        enter(field, text);
        field.blur();
      };
    },
    label: () => titles()[0]?.textContent,
    close: () => {
      root.unmount();
      creator.dispose();
      removeStyles();
    },
  };
};
