import { memo, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Tooltip as AriaTooltip,
  OverlayArrow,
  TooltipTrigger,
} from 'react-aria-components';
import { Icon } from '../icons.tsx';
import { useSteady } from '../use-steady.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  readonly children?: ReactNode;
  /** `brass` for the one thing to do, `line` for what may be done, `quiet` for the rest. */
  readonly look?: 'brass' | 'line' | 'quiet';
  readonly icon?: string;
  readonly className?: string;
}

/** Words that stay the same are not drawn anew, whatever the button does: see `IconButton`. */
export function Button({ onPress, ...rest }: ButtonProps) {
  const press = useSteady<Parameters<NonNullable<typeof onPress>>, void>((e) => onPress?.(e));
  return <SteadyButton {...rest} {...(onPress ? { onPress: press } : {})} />;
}

const SteadyButton = memo(function SteadyButton({
  look = 'line',
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={classes('button', look, className)}>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span className="button-words">{children}</span>}
    </AriaButton>
  );
});

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  readonly icon: string;
  /** What it does: its name for screen readers, and its tooltip. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
  /** What the tooltip says, where the name is longer than anybody needs who sees it. */
  readonly tip?: string | undefined;
  /** Shown in the tooltip after the label. */
  readonly hotkey?: string;
  /** On its corner: how much is new there. */
  readonly mark?: string | undefined;
}

/** A row of them stands around every board: whatever they do, they are drawn anew only if they look anew. */
export function IconButton({ onPress, ...rest }: IconButtonProps) {
  const press = useSteady<Parameters<NonNullable<typeof onPress>>, void>((e) => onPress?.(e));
  return <SteadyIconButton {...rest} {...(onPress ? { onPress: press } : {})} />;
}

const SteadyIconButton = memo(function SteadyIconButton({
  icon,
  label,
  tip = label,
  hotkey,
  mark,
  look = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip words={tip} hotkey={hotkey}>
      <AriaButton
        {...rest}
        aria-label={mark === undefined ? label : `${label} ${mark}`}
        className={classes('button icon-button', look, className)}
      >
        <Icon name={icon} />
        {mark !== undefined && <b className="news-count">{mark}</b>}
      </AriaButton>
    </Tooltip>
  );
});

interface TooltipProps {
  readonly words: ReactNode;
  readonly hotkey?: string | undefined;
  /** One focusable element. */
  readonly children: ReactNode;
}

export function Tooltip({ words, hotkey, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className="tooltip" offset={8}>
        <OverlayArrow>
          <svg width={10} height={6} aria-hidden="true">
            <path d="M0 0L5 6L10 0Z" />
          </svg>
        </OverlayArrow>
        {words}
        {hotkey && <kbd>{hotkey}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

export const classes = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
