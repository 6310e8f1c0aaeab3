"""Traditional Chinese, Hong Kong edition: sentences as a native player says them."""

import re

import pytest

from landsraad.imperium import content
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    CARD_NUMBERS,
    CONFLICT_NUMBERS,
    INTRIGUE_NUMBERS,
    LEADER_NUMBERS,
    SPACE_NUMBERS,
    TILE_NUMBERS,
)
from landsraad.kernel.decisions import pack
from landsraad.text.fluent import messages, say
from landsraad.text.imperium import card_text, component_lines, leader_text, space_text
from landsraad.text.rulebook import books, find
from tests.text.languages import TOO_LITTLE_INFLUENCE, Language, said

assert content
SOLARI = w.CURRENCY_NAMES.index("solari")
CHINESE_LETTER = re.compile(r"[㐀-鿿]")

CHINESE = Language(
    "zh-Hant",
    players=["阿明", "小美", "Cleo", "Dov"],
    jamis=("可銷毀1張牌", "銷毀1張牌（詹米）"),
    agent="以「印戒」派遣特使到{to}",
    spaces=[("arrakeen", "「厄拉欽恩」"), ("imperial_basin", "「帝國盆地」")],
    options=[
        (pack(w.V_AGENT, CARD_NUMBERS["dagger"], SPACE_NUMBERS["mentat"]), "以「匕首」派遣特使到「晶算師」"),
        (pack(w.V_PLAY, INTRIGUE_NUMBERS["water_of_life"], 1), "打出「生命之水」：支付1香料及1水 → 抽取3張牌"),
        (pack(w.V_UNITS, 2, 1), "2支軍隊及1艘無畏艦"),
        (pack(w.V_TRASH, w.IN_DISCARD, CARD_NUMBERS["dagger"]), "銷毀棄牌堆中的「匕首」"),
        (pack(w.V_TECH, TILE_NUMBERS["flagship"], 2, SOLARI), "支付太陽幣獲得「旗艦」，放回2個中間人"),
    ],
    amounts=[(1, "deploy", "部署1支軍隊"), (2, "retreat", "撤回2支軍隊")],
    events=[
        ((e.SENT_AGENT, 0, CARD_NUMBERS["dagger"], SPACE_NUMBERS["mentat"], 0), "阿明以「匕首」派遣特使到「晶算師」"),
        ((e.DEPLOYED_SOME, 0, 2, 1, 0), "阿明部署2支軍隊及1艘無畏艦到衝突區域"),
        ((e.LOST_TROOPS, 1, 1, w.IN_GARRISON, 0), "小美失去軍營中的1支軍隊"),
        ((e.INFLUENCE_ROSE, 0, w.FREMEN, 2, 0), "阿明的弗瑞曼人影響力升至2點"),
        ((e.TOOK_PLACE, 0, 1, 5, 0), "阿明以5戰力獲得第二名的獎勵"),
        ((e.CHOSE_LEADER, 0, LEADER_NUMBERS["princess_yuna_moritani"], 0, 0), "阿明使用領袖「公主」雲娜·莫裡特尼"),
    ],
    reasons=[
        (
            "requirement",
            TOO_LITTLE_INFLUENCE,
            "「星際運輸」需要2點宇航公會影響力；你只有1點。",
        ),
        (
            "price",
            {"space": ("space", "conspire"), "resource": ("resource", "spice"), "price": 4, "have": 1},
            "「合謀」的費用為4香料；你只有1香料。",
        ),
        ("occupied", {"space": ("space", "conspire"), "seats": ("seats", [0, 1])}, "「合謀」已被阿明及小美佔據。"),
        ("not-in-place", {"card": ("card", "dagger"), "place": ("place", "discard")}, "「匕首」不在你的棄牌堆中。"),
        ("deploy-garrison", {"have": 0, "unit": ("unit", "dreadnought")}, "你的軍營中沒有無畏艦。"),
        ("deploy-garrison", {"have": 1, "unit": ("unit", "troop")}, "你的軍營中只有1支軍隊。"),
    ],
    citation="（{rule}）",
    questions=[("bribery.part.1", "賄賂：獲得1點任意派系影響力。選擇哪個派系？")],
    topics=[("heir", "faction", "spacing_guild", "由誰取得宇航公會同盟標記？")],
    lists=[
        ("and", ["香料", "水", "太陽幣"], "香料、水及太陽幣"),
        ("or", ["香料", "水", "太陽幣"], "香料、水或太陽幣"),
        ("then", ["甲", "乙", "丙"], "甲，乙，然後丙"),
    ],
    ruling="（裁定）",
    searches=[("魅音", "17.24")],
    foreign_quotes='"“”',
    same={"ui-title", "terminal-prompt-for-one"},
)


# --- components ----------------------------------------------------------------------------------------------------


def test_a_card_with_everything() -> None:
    assert component_lines("card", CARD_NUMBERS["esmar_tuek"], CHINESE.lang) == [
        "埃斯馬·杜埃克",
        "費用：5招募點數",
        "派系：宇航公會",
        "特使圖標：城市及香料貿易",
        "特使效果：支付1香料 → 獲得1點宇航公會影響力，然後抽取1張牌",
        "揭示效果：獲得2香料及2太陽幣",
        "揭示效果：卸除：此牌從手牌棄置或被銷毀時，同樣執行此效果",
    ]


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("firm_grip", ("支付2太陽幣 → 獲得1點宇航公會、貝尼·潔瑟睿德女修會或弗瑞曼人影響力",)),
        ("imperial_bashar", ("選擇其一：徵兵1次；或銷毀1張牌",)),
        ("shifting_allegiances", ("支付2香料及失去1點影響力 → 獲得2點任意派系影響力",)),
        ("guild_ambassador", ("選擇獲得1點宇航公會影響力或2香料",)),
        ("embedded_agent", ("若你已打出另一張貝尼·潔瑟睿德女修會牌：可推進或召回你的運輸艦（執行2次）",)),
        ("guild_accord", ("以此牌派遣特使到「遠航機」時，少支付2香料",)),
    ],
)
def test_agent_boxes(card: str, lines: tuple[str, ...]) -> None:
    assert card_text(CARD_NUMBERS[card], CHINESE.lang).agent == lines


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("liet_kynes", ("每有1張你已打出的弗瑞曼人牌（包括此牌），獲得2招募點數",)),
        ("sietch_reverend_mother", ("若你已打出另一張弗瑞曼人牌（弗瑞曼羈絆）：獲得3招募點數及1香料",)),
        ("gurney_halleck", ("獲得2招募點數", "支付3太陽幣 → 徵兵2次，並可將這些軍隊部署到衝突區域")),
        ("gun_thopter", ("獲得3個劍刃", "可從軍營部署1支軍隊到衝突區域")),
        ("guild_bankers", ("本回合你獲得「香料永留存」時少支付3招募點數",)),
    ],
)
def test_reveal_boxes(card: str, lines: tuple[str, ...]) -> None:
    assert card_text(CARD_NUMBERS[card], CHINESE.lang).reveal == lines


def test_other_components() -> None:
    assert component_lines("intrigue", INTRIGUE_NUMBERS["tiebreaker"], CHINESE.lang) == [
        "打破平手",
        "戰鬥：獲得2個劍刃",
        "或者，終局：獲得10香料",
    ]
    assert component_lines("conflict", CONFLICT_NUMBERS["siege_of_carthag"], CHINESE.lang)[1:5] == [
        "2級衝突",
        "地點：迦太奇",
        "第一名：獲得1勝利點數",
        "第一名：控制「迦太奇」",
    ]
    assert component_lines("tile", TILE_NUMBERS["flagship"], CHINESE.lang)[-1] == (
        "在你的回合中：支付4太陽幣及翻面此板塊 → 徵兵3次"
    )
    assert space_text(SPACE_NUMBERS["imperial_basin"], CHINESE.lang).notes == (
        "戰鬥位置：可部署本回合徵兵獲得的戰鬥單位，另可從軍營部署至多2個戰鬥單位",
        "每當有特使被派遣到「帝國盆地」，其控制者獲得1香料",
    )
    assert space_text(SPACE_NUMBERS["interstellar_shipping"], CHINESE.lang).entry == ("需求：2點宇航公會影響力",)
    assert leader_text(LEADER_NUMBERS["glossu_the_beast_rabban"], CHINESE.lang).name == "「野獸」格羅蘇·拉班"


def test_a_round_has_its_number() -> None:
    assert say("ui-round", CHINESE.lang, {"round": 3}) == "第3輪"


# --- letters and punctuation ---------------------------------------------------------------------------------------

# The name of the project, what is typed as it stands, and the keys that are pressed.
LATIN = {
    *("Landsraad", "Enter", "draft"),
    *("agent", "dagger", "arrakeen", "carthag", "arsunt", "from"),
    *("evening", "json", "cmd", "database", "imperium", "war", "for"),
    # files, formats and libraries
    *("docs", "md", "bot", "protocol", "data", "laboratory", "TOML", "Parquet", "pip", "install", "landsraad"),
    *("openskill", "Plackett", "Luce", "Tab", "arrakis", "PostgreSQL", "Prometheus"),
    *("Web", "Push", "push", "mailto", "https", "http", "webhook", "ntfy", "lan"),
    # what whoever runs a server writes
    *("ADDRESS", "PORT", "plain", "restore", "yes", "show", "db", "Cookie", "JSON", "admin", "age", "dump", "pg"),
    *("lobby", "metrics", "moves", "over", "playing", "size"),
}


def test_no_message_is_left_in_english() -> None:
    for key, entry in messages(CHINESE.lang).entries.items():
        text = said(entry)
        left = set(re.findall(r"[A-Za-z]{2,}", text)) - LATIN
        assert not left, f"{key}: {left}"


def test_chinese_has_chinese_punctuation() -> None:
    """No half-width mark stands beside a Chinese character."""
    mark = re.compile(r"[㐀-鿿][,;:!?()]|[,;!()](?=[㐀-鿿])|[㐀-鿿]\.(?!\w)|[“”\"]")
    for key, entry in messages(CHINESE.lang).entries.items():
        assert not mark.search(said(entry)), f"{key}: {entry}"
    for book in books(CHINESE.lang):
        for rule in book.rules():
            assert not mark.search(rule.text), f"{rule.cited}: {mark.search(rule.text)}"


def test_a_quoted_name_has_no_quotes_of_its_own() -> None:
    """Messages set these names in 「」, so what a name quotes itself stands in 『』; leaders are never set in 「」."""
    entries = messages(CHINESE.lang).entries
    assert said(entries["arrakis-card-seek_out_the_mahdi"]).strip() == "搜捕『馬赫迪』"
    quoted = {"card", "intrigue", "space", "tile", "conflict", "arrakis-card", "arrakis-prescience"}
    names = {key: said(entry) for key, entry in entries.items() if key.rpartition("-")[0] in quoted}
    assert len(names) > 250
    assert {key for key, name in names.items() if "「" in name} == set()


def test_the_titles_of_the_rules_are_chinese() -> None:
    for book in books(CHINESE.lang):
        for rule in book.rules():
            assert CHINESE_LETTER.search(rule.title), rule.cited


def test_rules_are_found_in_chinese() -> None:
    assert find("阻擋", CHINESE.lang)[0].title == "阻擋"
    assert {rule.book for rule in find("無畏艦", CHINESE.lang)} == {"imperium", "rise_of_ix", "house_hagal"}
