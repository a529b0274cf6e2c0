import headerCss from '../header/HeaderBar.module.css';
import css from './LayoutSkeleton.module.css';
import frameCss from '../MainLayout.module.css';

/** The empty frame while the person is fetched, so that nothing moves when the menu arrives. */
export const LayoutSkeleton = () => (
  <div className={frameCss.frame} aria-busy="true">
    <div className={frameCss.side} />
    <div className={frameCss.body}>
      <div className={headerCss.bar} />
      <div className={css.cards}>
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  </div>
);
